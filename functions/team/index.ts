import { httpFunction } from '../shared/http-function.ts';
import { addAccount } from './add-account.ts';
import { changePassword } from './change-password.ts';
import { composeTeam, type TeamDeps } from './deps.ts';
import { listAccounts } from './list-accounts.ts';
import { renameAccount } from './rename-account.ts';
import { resetAccount } from './reset-account.ts';
import { setAccountAccess } from './set-account-access.ts';
import { setUpAccount } from './set-up-account.ts';

export const handler = httpFunction<'team', TeamDeps>(
  { addAccount, changePassword, listAccounts, renameAccount, resetAccount, setAccountAccess, setUpAccount },
  composeTeam,
);
