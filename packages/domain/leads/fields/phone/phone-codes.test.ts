import { expect, it } from '@jest/globals';
import parseWithMetadata, { type MetadataJson } from 'libphonenumber-js/core';
import library from 'libphonenumber-js/min/metadata';
import { parseDiallable } from './parse-diallable.ts';
import { AREA_CODES, CODES_BY_LENGTH } from './phone-codes.ts';

const NORTH_AMERICA = '1';
/** Where a country's metadata says less, it means short numbers that nobody leaves. */
const LEAST = 7;
const isValid = (number: string) =>
  parseWithMetadata(number, { defaultCountry: 'CA', extract: false }, library)?.isValid() === true;

/** Some exchanges of a few area codes are kept for other uses. */
const isInUse = (area: number) =>
  ['2345678', '9876543', '6789012'].filter((rest) => isValid(`${area}${rest}`)).length > 1;

function expectedAreaCodes(): string {
  const inUse = Array.from({ length: 800 }, (_, index) => (isInUse(200 + index) ? '1' : '0')).join('');
  return inUse.replaceAll(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16));
}

function expectedCodes({ country_calling_codes, countries }: MetadataJson): string {
  const rows = Object.entries(country_calling_codes)
    .filter(([code]) => code !== NORTH_AMERICA)
    .map(([code, of]) => {
      const lengths = of.flatMap((country) => (countries[country] as unknown as [0, 0, 0, number[]])[3]);
      const most = Math.max(...lengths);
      return { code, range: `${Math.min(most, Math.max(LEAST, Math.min(...lengths)))} ${most}` };
    });
  const byRange = [...Map.groupBy(rows, ({ range }) => range)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return byRange.map(([range, of]) => [range, ...of.map(({ code }) => code)].join(' ')).join('\n');
}

it('AREA_CODES are those that the library knows', () => {
  expect(AREA_CODES).toBe(expectedAreaCodes());
});

it('CODES_BY_LENGTH are the calling codes that the library knows', () => {
  expect(CODES_BY_LENGTH.trim().replaceAll(/\n +/g, '\n')).toBe(expectedCodes(library));
});

it.each([
  ['9025550148', '(902) 555-0148'],
  ['1 902 555 0148', '(902) 555-0148'],
  ['+1 902 555 0148', '(902) 555-0148'],
  ['011 44 20 7946 0958', '+44 2079460958'],
  ['+44 (0)20 7946 0958', '+44 20 7946 0958'],
  ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['+39 06 1234 5678', '+39 06 1234 5678'],
])('parseDiallable reads %s as %s', (written, display) => {
  expect(parseDiallable(written, null)?.display).toBe(display);
  expect(isValid(display)).toBe(true);
});

it.each(['9995550148', '2115550148', '9021550148', '+44 020 7946 0958', '+999 12345678', '+44 12', '', '+'])(
  'parseDiallable reads no number in "%s"',
  (written) => {
    expect(parseDiallable(written, null)).toBeNull();
  },
);
