import { expect, it } from '@jest/globals';
import { account, atMost } from './account.ts';

it.each([
  [{ a: 1, b: 2 }, { b: 2, a: 1 }, true],
  [{ a: { x: [1, 2] } }, { a: { x: [2, 1] } }, false],
  [5, 5, true],
  [5, '5', false],
  [null, undefined, false],
])('%j and %j', (expected, found, isRight) => {
  expect(account('rows', expected, found).isRight).toBe(isRight);
});

it('says what a number may be', () => {
  expect(atMost('left', 0, 1)).toEqual({ what: 'left', expected: 'at most 0', found: 1, isRight: false });
});
