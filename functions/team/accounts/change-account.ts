import type { AccountChange, Actor, StoredAccount } from '@harbour-haul/aws/dynamodb/users/accounts';
import { AppError } from '@harbour-haul/domain/errors';
import { MAX_ACCOUNTS } from '@harbour-haul/domain/users/account';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { log } from '../../shared/log.ts';
import type { TeamDeps } from '../deps.ts';

interface ChangeRequest {
  params: { username: string };
  user: { username: string };
  viewerAddress: string;
}

/** Who changes an account, by a sign-in that was just confirmed. */
export function actorOf({
  user,
  confirmedVersion,
}: {
  user: { username: string };
  confirmedVersion: number;
}): Actor {
  return { username: user.username, tokenVersion: confirmedVersion };
}

/** @throws AppError `not_found` */
export async function requireAccount(username: string, { accounts }: TeamDeps): Promise<StoredAccount> {
  const name = normalizeUsername(username);
  const account = isUsername(name) ? await accounts.get(name) : null;
  if (account) return account;
  throw new AppError('not_found', 'There is no such colleague any more.');
}

/**
 * The account of the path, to be changed by somebody else.
 * @throws AppError `invalid_input` for one's own, `not_found`, `rate_limited`.
 */
export async function requireColleague(
  { params, user, viewerAddress }: ChangeRequest,
  deps: TeamDeps,
): Promise<StoredAccount> {
  await requireWithin('teamChanges', viewerAddress, deps);
  const account = await requireAccount(params.username, deps);
  if (account.username !== user.username) return account;
  throw new AppError('invalid_input', 'Please let a colleague do this: it is your own account.');
}

/**
 * Logs what was done, without whom it is about.
 * @param refused what to say where the account is not as the change needs it
 * @throws AppError where it was not done.
 */
export function requireChanged(change: AccountChange, what: string, refused: string): void {
  switch (change) {
    case 'changed':
      log('info', 'account changed', { what });
      return;
    case 'refused':
      throw new AppError('conflict', refused);
    case 'full':
      throw new AppError('conflict', `There are ${MAX_ACCOUNTS} accounts, which is as many as there can be.`);
    case 'ended':
      throw new AppError('unauthenticated', 'Please sign in.');
  }
}
