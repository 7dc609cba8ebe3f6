import { hashPassword, verifyPassword } from '@harbour-haul/aws/auth/password';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { normalizeUsername, type User } from '@harbour-haul/domain/users/user';

/** A user who may do everything, from a normalised name. */
export async function newAdmin(username: string, password: string, now: Date): Promise<User> {
  return {
    username,
    passwordHash: await hashPassword(password),
    role: 'admin',
    disabled: false,
    tokenVersion: 1,
    createdAt: now.toISOString(),
  };
}

/**
 * Makes sure that this admin exists and can sign in with this password. A user who already can is left untouched, so
 * that sessions outlive a restart of the local cloud.
 */
export async function ensureAdmin(
  users: UsersRepository,
  username: string,
  password: string,
): Promise<'created' | 'updated' | 'unchanged'> {
  const name = normalizeUsername(username);
  const existing = await users.get(name);
  if (!existing) {
    await users.create(await newAdmin(name, password, new Date()));
    return 'created';
  }
  if (!existing.disabled && (await verifyPassword(password, existing.passwordHash ?? null)))
    return 'unchanged';
  await users.setPassword(name, await hashPassword(password));
  return 'updated';
}
