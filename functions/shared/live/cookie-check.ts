import type { Connection } from '@harbour-haul/aws/dynamodb/connections/connection-items';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';

/** Whether the cookie that opened a connection is still valid: not expired, and its user not signed out. */
export async function isCookieValid(
  { role, subject, tokenVersion, tokenExpiresAt }: Connection,
  users: UsersRepository,
  now: Date,
): Promise<boolean> {
  if (tokenExpiresAt <= now.getTime() / 1000) return false;
  if (role === 'visitor') return true;
  const user = await users.getState(subject);
  return user !== null && !user.disabled && user.tokenVersion === tokenVersion;
}
