import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { splitEntries } from './entries.ts';
import { joinEntries, uniteEntries } from './join-entries.ts';

describe('joinEntries', () => {
  it.each<[string, string[], number, string | null]>([
    ['nothing', [], 200, null],
    ['blanks', [' ', '\n\t'], 200, null],
    ['one entry a line', ['paint', 'propane tank'], 200, 'paint\npropane tank'],
    ['an entry of several lines on one', ['old\r\n paint\u0000s'], 200, 'old paint s'],
    ['none twice, whatever its case', ['Paint', 'paint ', 'tar'], 200, 'Paint\ntar'],
    ['all that just fit', ['aaaa', 'bbbb'], 9, 'aaaa\nbbbb'],
    ['whole entries, and how many are missing', ['aaaa', 'bbbb', 'cccc', 'dddd'], 18, 'aaaa\nand 3 more'],
    ['how many there are where not one fits', ['a'.repeat(300), 'b'], 200, 'and 2 more'],
  ])('writes %s', (_case, entries, limit, text) => {
    expect(joinEntries(entries, limit)).toBe(text);
  });

  it('keeps to the limit and says of every entry that it is there or missing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { maxLength: 60 }),
        fc.integer({ min: 20, max: 120 }),
        (entries, limit) => {
          const text = joinEntries(entries, limit) ?? '';
          expect(text.length).toBeLessThanOrEqual(limit);
          expect(text).not.toMatch(/[^\P{Cc}\n]/u);
        },
      ),
    );
  });
});

describe('uniteEntries', () => {
  it.each<[string | null, string | null, string | null]>([
    [null, null, null],
    ['paint', null, 'paint'],
    [null, 'tar', 'tar'],
    ['paint', 'Paint\ntar', 'paint\ntar'],
    ['paint\nand 2 more', 'tar', 'paint\nand more'],
    ['paint\nand 2 more', 'Paint', 'paint\nand 2 more'],
    ['tar', 'paint\nand 2 more', 'tar\npaint\nand more'],
  ])('makes one list of %j and %j', (one, other, both) => {
    expect(uniteEntries(one, other, 200)).toBe(both);
  });

  it('changes nothing when it is repeated', () => {
    const list = fc
      .array(fc.stringMatching(/^[a-z]{1,9}$/), { maxLength: 12 })
      .map((one) => joinEntries(one, 50));
    fc.assert(
      fc.property(list, list, (one, other) => {
        const both = uniteEntries(one, other, 50);
        expect((both ?? '').length).toBeLessThanOrEqual(50);
        expect(uniteEntries(both, other, 50)).toBe(both);
        expect(uniteEntries(both, both, 50)).toBe(both);
      }),
    );
  });
});

it('splitEntries gives the entries without the mark of a cut', () => {
  expect(splitEntries('paint\n propane tank\n\nand 3 more')).toEqual(['paint', 'propane tank']);
  expect(splitEntries(null)).toEqual([]);
});
