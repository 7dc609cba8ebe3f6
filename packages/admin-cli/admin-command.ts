import { hashPassword } from '@harbour-haul/aws/auth/password';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';
import { newAdmin } from './ensure-admin.ts';
import { passwordWeakness } from './password-strength.ts';

export const ACTIONS = ['create', 'disable', 'password'] as const;
export type AdminAction = (typeof ACTIONS)[number];

/**
 * Carries out one command on the users and returns what was done, as a sentence.
 * @param readPassword is called only when the command needs a password and the user allows it
 * @throws Error with the remedy; nothing is changed then.
 */
export async function adminCommand(
  action: AdminAction,
  typedName: string,
  users: UsersRepository,
  readPassword: () => Promise<string>,
): Promise<string> {
  const username = normalizeUsername(typedName);
  if (!isUsername(username)) {
    throw new Error('A username is 1 to 100 letters, digits or . _ @ + - and begins with a letter or digit.');
  }
  const exists = (await users.get(username)) !== null;
  if (action === 'create') {
    if (exists) throw new Error(`${username} exists already; use "password" to set a new password.`);
    await users.create(await newAdmin(username, await strongPassword(username, readPassword), new Date()));
    return `${username} can sign in now.`;
  }
  if (!exists) throw new Error(`There is no user ${username}; use "create" first.`);
  if (action === 'disable') {
    await users.disable(username);
    return `${username} can no longer sign in; every session is signed out.`;
  }
  await users.setPassword(username, await hashPassword(await strongPassword(username, readPassword)));
  return `${username} has a new password and can sign in; every older session is signed out.`;
}

async function strongPassword(username: string, readPassword: () => Promise<string>): Promise<string> {
  const password = await readPassword();
  const weakness = passwordWeakness(password, username);
  if (weakness) throw new Error(weakness);
  return password;
}
