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
    const name = body.displayName?.trim() || null;
    let account = await requireAccount(params.username, deps);
    const before = account.displayName ?? null;
    if (name !== before) {
      const { username } = account;
      const at = deps.now().toISOString();
      const change = await deps.accounts.rename(username, { before, name }, user.username, at);
      account = await requireAccount(username, deps);
      const isSoByNow = change === 'refused' && name === (account.displayName ?? null);
      if (!isSoByNow)
        requireChanged(
          change,
          'renamed',
          'Somebody else has changed this account just now. Please look again.',
        );
    }
    return { status: 200, body: accountView(account) };
  },
);
