import { verifyPassword } from '@harbour-haul/aws/auth/password';
import { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { UsersRepository } from '@harbour-haul/aws/dynamodb/users/users-repository';
import { createTestTables } from '@harbour-haul/testing/tables';
import { beforeEach, expect, it } from '@jest/globals';
import { type AdminAction, adminCommand } from './admin-command.ts';

const GOOD = 'vermilion-tugboat-atlas';

let users: UsersRepository;
beforeEach(async () => {
  const { client, usersTable } = await createTestTables();
  users = new UsersRepository(new Table(client, usersTable));
});

const run = (action: AdminAction, username: string, password = GOOD) =>
  adminCommand(action, username, users, async () => password);

it('create makes an admin under the lower-cased name', async () => {
  expect(await run('create', ' Jane@Example.com ')).toBe('jane@example.com can sign in now.');
  const user = await users.get('jane@example.com');
  expect(user).toMatchObject({ role: 'admin', disabled: false });
  expect(await verifyPassword(GOOD, user?.passwordHash ?? null)).toBe(true);
});

it('disable and password each end every sign-in; a new password enables the user again', async () => {
  await run('create', 'jane');
  await run('disable', 'jane');
  expect(await users.get('jane')).toMatchObject({ disabled: true, tokenVersion: 2 });
  await run('password', 'jane', 'another-tugboat-lantern');
  expect(await users.get('jane')).toMatchObject({ disabled: false, tokenVersion: 3 });
});

it.each([
  ['a weak password', 'create', 'jane', 'password1234', 'too easy to guess'],
  ['a name that cannot be one', 'create', 'attempts#x', GOOD, 'A username is'],
  ['a new password for nobody', 'password', 'nobody', GOOD, 'There is no user nobody'],
  ['to disable nobody', 'disable', 'nobody', GOOD, 'There is no user nobody'],
] as const)('refuses %s and changes nothing', async (_case, action, username, password, reason) => {
  await expect(run(action, username, password)).rejects.toThrow(reason);
  expect(await users.get(username)).toBeNull();
});

it('create refuses a name that exists', async () => {
  await run('create', 'jane');
  await expect(run('create', 'JANE')).rejects.toThrow('jane exists already');
});

it('name sets what visitors see of a user, and takes it back; sign-ins stay', async () => {
  await run('create', 'jane');
  const name = (typed: string) => adminCommand('name', 'jane', users, async () => GOOD, typed);
  expect(await name(' Jane ')).toContain('Visitors see jane as Jane');
  expect(await users.getState('jane')).toMatchObject({ displayName: 'Jane', tokenVersion: 1 });
  await expect(name('<b>')).rejects.toThrow('A name is at most 40 letters');
  expect(await name('')).toBe('Visitors see jane as the Harbour Haul team.');
  expect(await users.getState('jane')).not.toHaveProperty('displayName');
});
