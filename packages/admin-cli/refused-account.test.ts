import { expect, it } from '@jest/globals';
import { refusedAccount } from './refused-account.ts';

it.each([
  ['a password that is short', { ADMIN_PASSWORD: 'secret' }, /^ADMIN_PASSWORD is refused\. .*12 characters/],
  ['a password that is easy to guess', { ADMIN_PASSWORD: 'password1234' }, /too easy to guess/],
  ['a name that nobody can sign in with', { ADMIN_USERNAME: 'ann lee!' }, /^ADMIN_USERNAME must/],
  ['a name of blanks', { ADMIN_USERNAME: '  ' }, /^ADMIN_USERNAME must/],
])('%s is refused in one line', (_what, env, message) => {
  expect(refusedAccount(env)).toMatch(message);
});

it('no account, and a good one, are fine', () => {
  expect(refusedAccount({})).toBeNull();
  expect(refusedAccount({ ADMIN_USERNAME: 'Ann', ADMIN_PASSWORD: 'plum-kayak-9-lantern' })).toBeNull();
});
