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

/** The fewest slips by which one word is made of another, by all their beginnings. */
function slipsBetween(one: string, other: string): number {
  const fewest = Array.from({ length: one.length + 1 }, (_, at) => [at]);
  const at = (i: number, j: number): number => fewest[i]?.[j] ?? Number.POSITIVE_INFINITY;
  fewest[0] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const ways = [at(i - 1, j - 1) + (isSame ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1];
      (fewest[i] ?? []).push(Math.min(...ways, isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY));
    }
  }
  return at(one.length, other.length);
}

it('counts as many slips as it takes', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, max) => {
      expect(isWithinEdits(one, other, max)).toBe(slipsBetween(one, other) <= max);
    }),
    { numRuns: 2000 },
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
