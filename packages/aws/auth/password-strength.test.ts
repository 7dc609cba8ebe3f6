import { expect, it } from '@jest/globals';
import { passwordWeakness } from './password-strength.ts';

it.each([
  ['elevenchars', 'at least 12 characters'],
  ['password1234', 'too easy to guess'],
  ['qwertyuiop123456', 'too easy to guess'],
  ['aaaaaaaaaaaaaaa', 'too easy to guess'],
  ['jane.roe2026', 'too easy to guess'],
  ['x'.repeat(1001), 'at most 1000 characters'],
])('the password %.20s is refused: %s', (password, reason) => {
  expect(passwordWeakness(password, 'jane.roe')).toContain(reason);
});

it('a password of several unrelated words is accepted', () => {
  expect(passwordWeakness('vermilion-tugboat-atlas', 'jane.roe')).toBeNull();
});
