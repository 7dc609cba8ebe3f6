import { setAccountAccessRequest } from '@harbour-haul/contract/team/set-account-access';
import { operation } from '../shared/operation.ts';
import { accountView } from './accounts/account-view.ts';
import { actorOf, requireAccount, requireChanged, requireColleague } from './accounts/change-account.ts';
import type { TeamDeps } from './deps.ts';

/** `POST /api/accounts/{username}/access`: disables or enables a colleague; again for nothing. */
export const setAccountAccess = operation(
  'setAccountAccess',
  setAccountAccessRequest,
  async (request, deps: TeamDeps) => {
    const { disabled } = request.body;
    const colleague = await requireColleague(request, deps);
    const { username } = colleague;
    if (colleague.disabled !== disabled) {
      const at = deps.now().toISOString();
      const change = await deps.accounts.setDisabled(username, disabled, actorOf(request), at);
      const what = disabled ? 'disabled' : 'enabled';
      const isSoByNow = change === 'refused' && (await requireAccount(username, deps)).disabled === disabled;
      if (!isSoByNow)
        requireChanged(change, what, 'Somebody else has changed this account just now. Please look again.');
    }
    if (disabled) await deps.relay.closeAllOfUser(username);
    return { status: 200, body: accountView(await requireAccount(username, deps)) };
  },
);
