import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { isSignInGood } from '@harbour-haul/domain/users/sign-in';

/** A connection whose user was checked longer ago receives nothing until the next check. */
const CHECK_MS = 45_000;

/** Whether a connection's cookie was checked so lately that it may be pushed to. */
export function isCheckFresh({ role, checkedAt, tokenExpiresAt }: Connection, now: Date): boolean {
  const time = now.getTime();
  return (role === 'visitor' || time - checkedAt < CHECK_MS) && tokenExpiresAt > time / 1000;
}

/** Whether the cookie that opened a connection is still valid: not expired, and its user not signed out. */
export async function isCookieValid(
  { role, subject, tokenVersion, signInId, tokenExpiresAt }: Connection,
  users: UsersRepository,
  now: Date,
): Promise<boolean> {
  if (tokenExpiresAt <= now.getTime() / 1000) return false;
  if (role === 'visitor') return true;
  const user = await users.getState(subject);
  const signIn = { id: signInId, version: tokenVersion, expiresAt: tokenExpiresAt };
  return user !== null && isSignInGood(user, signIn);
}
