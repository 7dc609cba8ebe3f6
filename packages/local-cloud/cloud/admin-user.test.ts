import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { temporaryDirectory } from '../testing/temporary-directory.ts';
import { adminUser, checkAdmin } from './admin-user.ts';
import { localCredentials } from './local-credentials.ts';

const directory = temporaryDirectory();

it('a generated admin password stays until the environment names another', () => {
  const first = adminUser(directory, {});
  expect(first).toEqual({ username: 'admin', password: expect.stringMatching(/^.{20}$/), isGiven: false });
  expect(adminUser(directory, {})).toEqual(first);
  expect(statSync(join(directory, 'admin.json')).mode & 0o777).toBe(0o600);
  const named = { username: 'ann', password: 'a long password', isGiven: true };
  expect(adminUser(directory, { ADMIN_USERNAME: 'ann', ADMIN_PASSWORD: 'a long password' })).toEqual(named);
  expect(adminUser(directory, {})).toEqual(named);
  expect(adminUser(directory, { ADMIN_USERNAME: 'bob' }).password).not.toBe(named.password);
});

it('an account that nobody should have is refused before anything starts', async () => {
  await expect(checkAdmin({ ADMIN_PASSWORD: 'password1234' })).rejects.toThrow(
    /^ADMIN_PASSWORD is refused\. The password is too easy to guess/,
  );
  await checkAdmin({});
  await checkAdmin({ ADMIN_USERNAME: 'ann', ADMIN_PASSWORD: 'plum-kayak-9-lantern' });
});

it('a lost key opens no empty database', () => {
  const lost = join(directory, 'lost');
  mkdirSync(join(lost, 'dynamodb'), { recursive: true });
  expect(localCredentials(lost)).toEqual(localCredentials(lost));
  const other = join(directory, 'other');
  mkdirSync(join(other, 'dynamodb'), { recursive: true });
  writeFileSync(join(other, 'dynamodb', 'LOCALAB12_ca-central-1.db'), '');
  expect(() => localCredentials(other)).toThrow(
    /credentials\.json is gone, and with it the key to the data in .*LOCALAB12/,
  );
});
