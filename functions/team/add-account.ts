import { addAccountRequest } from '@harbour-haul/contract/team/add-account';
import { AppError } from '@harbour-haul/domain/errors';
import { setUpEnd } from '@harbour-haul/domain/users/set-up';
import { normalizeUsername } from '@harbour-haul/domain/users/user';
import { requireWithin } from '../shared/limits/require-within.ts';
import { operation } from '../shared/operation.ts';
import { accountView } from './accounts/account-view.ts';
import { actorOf, requireAccount, requireChanged } from './accounts/change-account.ts';
import { hashOfSecret, newSecret } from './accounts/set-up-secret.ts';
import type { TeamDeps } from './deps.ts';

/** `POST /api/accounts`: adds a colleague, who chooses a password by the link that is returned. */
export const addAccount = operation('addAccount', addAccountRequest, async (request, deps: TeamDeps) => {
  const { body, user, viewerAddress } = request;
  await requireWithin('teamChanges', viewerAddress, deps);
  const now = deps.now();
  const username = normalizeUsername(body.username);
  const displayName = body.displayName?.trim() || undefined;
  // The account of the actor is checked in the transaction that adds one, which takes no item twice.
  if (username === normalizeUsername(user.username)) throw new AppError('conflict', takenText(username));
  const secret = newSecret();
  const until = setUpEnd(now);
  const change = await deps.accounts.add(
    { username, createdAt: now.toISOString(), ...(displayName !== undefined && { displayName }) },
    { setUpHash: hashOfSecret(secret), setUpUntil: until },
    actorOf(request),
  );
  requireChanged(change, 'added', takenText(username));
  const account = accountView(await requireAccount(username, deps));
  return { status: 201, body: { account, setUp: { username, secret, until } } };
});

function takenText(username: string): string {
  return `There is a user ${username} already.`;
}
