import { httpFunction } from '../shared/http-function.ts';
import { addAccount } from './add-account.ts';
import { composeTeam, type TeamDeps } from './deps.ts';
import { listAccounts } from './list-accounts.ts';
import { renameAccount } from './rename-account.ts';
import { resetAccount } from './reset-account.ts';
import { setAccountAccess } from './set-account-access.ts';
import { setUpAccount } from './set-up-account.ts';

export const handler = httpFunction<'team', TeamDeps>(
  { addAccount, listAccounts, renameAccount, resetAccount, setAccountAccess, setUpAccount },
  composeTeam,
);
