import { hashPassword } from '@harbour-haul/aws/auth/password';
import { passwordWeakness } from '@harbour-haul/aws/auth/password-strength';
import type { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { SITE } from '@harbour-haul/domain/site/site';
import { isDisplayName, MAX_DISPLAY_NAME } from '@harbour-haul/domain/users/display-name';
import { isUsername, normalizeUsername } from '@harbour-haul/domain/users/user';
import { newAdmin } from './ensure-admin.ts';

export const ACTIONS = ['create', 'disable', 'password', 'name'] as const;
export type AdminAction = (typeof ACTIONS)[number];

/**
 * Carries out one command on the users and returns what was done, as a sentence.
 * @param name what visitors see of the user from now on; empty for the team. For `name` alone
 * @param readPassword is called only when the command needs a password and the user allows it
 * @throws Error with the remedy; nothing is changed then.
 */
export async function adminCommand(
  action: AdminAction,
  typedName: string,
  users: UsersRepository,
  readPassword: () => Promise<string>,
  name = '',
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
  if (action === 'name') return setName(username, name.trim(), users);
  await users.setPassword(username, await hashPassword(await strongPassword(username, readPassword)));
  return `${username} has a new password and can sign in; every older session is signed out.`;
}

async function setName(username: string, name: string, users: UsersRepository): Promise<string> {
  if (name === '') {
    await users.setDisplayName(username, null);
    return `Visitors see ${username} as the ${SITE.brand} team.`;
  }
  if (!isDisplayName(name))
    throw new Error(
      `A name is at most ${MAX_DISPLAY_NAME} letters, spaces, dots, hyphens and apostrophes, and begins with a letter.`,
    );
  await users.setDisplayName(username, name);
  return `Visitors see ${username} as ${name}, in chats that are taken over from now on.`;
}

async function strongPassword(username: string, readPassword: () => Promise<string>): Promise<string> {
  const password = await readPassword();
  const weakness = passwordWeakness(password, username);
  if (weakness) throw new Error(weakness);
  return password;
}
