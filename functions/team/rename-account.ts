import { renameAccountRequest } from '@harbour-haul/contract/team/rename-account';
import { requireWithin } from '../shared/limits/require-within.ts';
import { operation } from '../shared/operation.ts';
import { accountView } from './accounts/account-view.ts';
import { requireAccount, requireChanged } from './accounts/change-account.ts';
import type { TeamDeps } from './deps.ts';

/** `PATCH /api/accounts/{username}`: sets what visitors see of somebody. */
export const renameAccount = operation(
  'renameAccount',
  renameAccountRequest,
  async ({ params, body, user, viewerAddress }, deps: TeamDeps) => {
    await requireWithin('teamRenames', viewerAddress, deps);
    const account = await requireAccount(params.username, deps);
    const name = body.displayName?.trim() || null;
    if (name !== (account.displayName ?? null)) {
      const at = deps.now().toISOString();
      const change = await deps.accounts.rename(account.username, name, user.username, at);
      requireChanged(change, 'renamed', 'There is no such colleague any more.');
    }
    return { status: 200, body: accountView(await requireAccount(account.username, deps)) };
  },
);
