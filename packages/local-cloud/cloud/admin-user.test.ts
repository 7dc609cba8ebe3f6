import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { adminUser } from './admin-user.ts';

const directory = temporaryDirectory();

it('a generated admin password stays until the environment names another', () => {
  const first = adminUser(directory, {});
  expect(first).toEqual({ username: 'admin', password: expect.stringMatching(/^.{20}$/) });
  expect(adminUser(directory, {})).toEqual(first);
  expect(statSync(join(directory, 'admin.json')).mode & 0o777).toBe(0o600);
  const named = { username: 'ann', password: 'a long password' };
  expect(adminUser(directory, { ADMIN_USERNAME: 'ann', ADMIN_PASSWORD: 'a long password' })).toEqual(named);
  expect(adminUser(directory, {})).toEqual(named);
  expect(adminUser(directory, { ADMIN_USERNAME: 'bob' }).password).not.toBe(named.password);
});
