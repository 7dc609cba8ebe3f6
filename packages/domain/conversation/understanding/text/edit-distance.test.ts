import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { isWithinEdits } from './edit-distance.ts';

const LETTERS = ['a', 'b', 'c'];

/** Every word that one slip makes of a word. */
function slipsOf(word: string): Set<string> {
  const slips = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    slips.add(before + after.slice(1));
    slips.add(before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2));
    for (const letter of LETTERS) {
      slips.add(before + letter + after);
      slips.add(before + letter + after.slice(1));
    }
  }
  return slips;
}

const word = fc.array(fc.constantFrom(...LETTERS), { maxLength: 6 }).map((letters) => letters.join(''));

it('takes a word for another by one slip exactly where one slip makes it', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(isWithinEdits(one, other, 1)).toBe(one === other || slipsOf(one).has(other));
    }),
    { numRuns: 2000 },
  );
});

it('takes a word for another by two slips where they are in different places', () => {
  const padded = fc.tuple(word, word).map((halves) => halves.map((half) => `z${half}z`) as [string, string]);
  fc.assert(
    fc.property(padded, ([first, second]) => {
      for (const one of slipsOf(first)) {
        const other = [...slipsOf(second)][0] ?? second;
        expect(isWithinEdits(first + second, one + other, 2)).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it.each([
  ['dartmouth', 'dartmuoth', 1, true],
  ['dartmouth', 'darmouht', 1, false],
  ['dartmouth', 'darmouht', 2, true],
  ['sackville', 'sackvile', 1, true],
  ['couch', 'porch', 1, false],
  ['couch', 'porch', 2, true],
  ['bedford', 'bedframe', 2, false],
  ['a', '', 1, true],
])('%s is %s by %i: %s', (one, other, max, expected) => {
  expect(isWithinEdits(one, other, max)).toBe(expected);
  expect(isWithinEdits(other, one, max)).toBe(expected);
});
