import { expect, it } from '@jest/globals';
import { endedSignIn, forgettableSignIns, isSignInGood, type SignIn } from './sign-in.ts';
import { maySignIn, type UserRole } from './user.ts';

const signIn = (more: Partial<SignIn> = {}): SignIn => ({ id: 'a', version: 1, expiresAt: 1000, ...more });
const user = {
  role: 'admin' as const,
  disabled: false,
  tokenVersion: 1,
  endedSignIns: new Set([endedSignIn('a', 1000)]),
};

it('a sign-in is good until it is ended, alone or with all others', () => {
  expect(isSignInGood(user, signIn({ id: 'b' }))).toBe(true);
  expect(isSignInGood({ role: 'admin', disabled: false, tokenVersion: 1 }, signIn())).toBe(true);
  expect(isSignInGood(user, signIn({ id: null }))).toBe(true);
  expect(isSignInGood(user, signIn())).toBe(false);
  expect(isSignInGood({ ...user, tokenVersion: 2 }, signIn({ id: 'b' }))).toBe(false);
  expect(isSignInGood({ ...user, disabled: true }, signIn({ id: 'b' }))).toBe(false);
});

it('what is noted of an ended sign-in is forgotten when its cookie has expired', () => {
  const ended = [endedSignIn('a', 1000), endedSignIn('b', 2000)];
  expect(forgettableSignIns(ended, new Date(1_000_000))).toEqual(['1000.a']);
});

it('a user of a role that nobody knows may not sign in', () => {
  expect(maySignIn(user)).toBe(true);
  for (const role of ['user', '', undefined]) {
    const stored = { ...user, role: role as UserRole };
    expect([role, maySignIn(stored), isSignInGood(stored, signIn({ id: 'b' }))]).toEqual([
      role,
      false,
      false,
    ]);
  }
});
