import { setUpEnd } from '@harbour-haul/domain/users/set-up';
import { operation } from '../shared/operation.ts';
import { accountView } from './accounts/account-view.ts';
import { actorOf, requireAccount, requireChanged, requireColleague } from './accounts/change-account.ts';
import { hashOfSecret, newSecret } from './accounts/set-up-secret.ts';
import type { TeamDeps } from './deps.ts';

/** `POST /api/accounts/{username}/reset`: ends what a colleague could sign in by, and returns a link to choose anew. */
export const resetAccount = operation('resetAccount', {}, async (request, deps: TeamDeps) => {
  const { username } = await requireColleague(request, deps);
  const now = deps.now();
  const secret = newSecret();
  const until = setUpEnd(now);
  const setUp = { setUpHash: hashOfSecret(secret), setUpUntil: until };
  const change = await deps.accounts.reset(username, setUp, actorOf(request), now.toISOString());
  requireChanged(change, 'reset', 'This account is disabled. Please enable it first.');
  await deps.relay.closeAllOfUser(username);
  const account = accountView(await requireAccount(username, deps));
  return { status: 200, body: { account, setUp: { username, secret, until } } };
});
