import { expect, it } from '@jest/globals';
import { hashPassword, verifyPassword } from './password.ts';

it('verifyPassword accepts the hashed password and no other', async () => {
  const hash = await hashPassword('vermilion-tugboat-atlas');
  expect(hash).toMatch(/^argon2id\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('vermilion-tugboat-atlas', hash)).toBe(true);
  expect(await verifyPassword('vermilion-tugboat-atlas ', hash)).toBe(false);
});

it('hashPassword salts: one password has two hashes', async () => {
  expect(await hashPassword('the same')).not.toBe(await hashPassword('the same'));
});

it('verifyPassword returns false where there is no user', async () => {
  expect(await verifyPassword('anything', null)).toBe(false);
});
