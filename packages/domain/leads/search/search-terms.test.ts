import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { JUNK_TYPES } from '../fields/junk-type.ts';
import { foldText } from './fold-text.ts';
import { MAX_TERMS, matchesSearch, mostSelectiveTerm, parseSearch, searchTermsOf } from './search-terms.ts';

const lead = (fields: Partial<Parameters<typeof searchTermsOf>[0]> = {}) => ({
  name: null,
  phone: null,
  email: null,
  address: null,
  junkType: null,
  details: null,
  ...fields,
});

const JANE = lead({
  name: 'Élise O’Neil',
  phone: '+1 (902) 555-0148',
  email: 'Elise.Roe@example.com',
  address: '12 Oak St, Dartmouth, NS B3A 1B2',
});

const HAUL = lead({
  name: 'Jo Frick',
  junkType: 'yard',
  details: 'An old fridge, 2 mattresses and the TV. Frigidaire, 3rd floor. Élégant sofa.',
});

/** Whether a lead is among the results of a search text, as the database finds it: by terms that begin alike. */
function finds(text: string, found: ReturnType<typeof lead>): boolean {
  const asked = parseSearch(text);
  if (asked.kind === 'id' || asked.terms.length === 0) return false;
  const driving = mostSelectiveTerm(asked.terms);
  const met = searchTermsOf(found).filter((term) => term.startsWith(driving));
  return met.filter((term) => matchesSearch(found, asked.terms, term, driving)).length === 1;
}

it('a term is cut between two letters, where one takes two units too', () => {
  const gothic = '\u{10330}';
  expect(searchTermsOf(lead({ name: `a${gothic.repeat(50)}` }))).toEqual([`a${gothic.repeat(39)}`]);
});

it('searchTermsOf has terms of name, phone, e-mail and address', () => {
  expect(searchTermsOf(JANE).sort()).toEqual(
    [
      ...['9025550148', '5550148', '0148'],
      ...['elise', 'neil', 'oneil'],
      ...['elise.roe@example.com', 'roe', 'example', 'com'],
      ...['12', 'oak', 'st', 'dartmouth', 'ns', 'b3a', '1b2', 'b3a1b2'],
    ].sort(),
  );
});

it('searchTermsOf has the telling words of what there is to haul, after those of the person', () => {
  expect(searchTermsOf(HAUL)).toEqual([
    ...['jo', 'frick'],
    ...['yard', 'waste'],
    ...['fridge', 'mattresses', 'frigidaire', '3rd', 'floor', 'elegant', 'sofa'],
  ]);
  expect(searchTermsOf(lead({ junkType: 'other' }))).toEqual([]);
});

it('searchTermsOf leaves out what is said last where there is no room', () => {
  const details = Array.from({ length: 50 }, (_, index) => `thing${index}`).join(' ');
  const terms = searchTermsOf({ ...JANE, details });
  expect(terms).toHaveLength(MAX_TERMS);
  expect(terms.slice(-9)).toEqual(Array.from({ length: 9 }, (_, index) => `thing${index}`));
});

it.each(['fridge', 'Mattress', 'yard waste', 'sofa jo', 'elegant', 'fri'])(
  'matchesSearch finds what there is to haul by %s, once',
  (text) => expect(finds(text, HAUL)).toBe(true),
);

it('matchesSearch counts a lead under a word of its person first, by which it has always been found', () => {
  expect(matchesSearch(HAUL, ['fri'], 'frick', 'fri')).toBe(true);
  const named = lead({ name: 'Main', details: 'mail boxes' });
  expect(matchesSearch(named, ['mai'], 'main', 'mai')).toBe(true);
  expect(matchesSearch(named, ['mai'], 'mail', 'mai')).toBe(false);
});

it('searchTermsOf has none of empty fields', () => expect(searchTermsOf(lead())).toEqual([]));

it('searchTermsOf stays within the limit of a transaction, however long the texts are', () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `word${index}`).join(' ');
  const terms = searchTermsOf(lead({ ...JANE, address: words(500), name: 'x'.repeat(5000) }));
  expect(terms.length).toBeLessThanOrEqual(MAX_TERMS);
  for (const term of terms) expect(term.length).toBeLessThanOrEqual(40);
});

describe('matchesSearch finds a lead by', () => {
  it.each([
    'elise',
    'ÉLISE',
    'oneil',
    'o’neil',
    'eli nei',
    'neil elise',
    '902-555-0148',
    '1 902 555 0148',
    '+19025550148',
    '5550148',
    '555-0148',
    '0148',
    '(902) 55',
    'Elise.Roe@example.com',
    'elise.o',
    'elise.roe@exa',
    'oak',
    '12 oak',
    '12 Oak St, Dartmouth',
    'b3a1b2',
    'B3A 1B2',
    'dartm elise',
  ])('%s', (text) => expect(finds(text, JANE)).toBe(true));
});

describe('matchesSearch does not find a lead by', () => {
  it.each([
    'lise',
    'halifax',
    '9025550149',
    '902 0148',
    'e',
    '',
    '  ',
    '!!',
    'elise halifax',
    '#',
    '%',
    '*',
    'null',
  ])('%j', (text) => expect(finds(text, JANE)).toBe(false));
});

describe('parseSearch', () => {
  it.each([
    ['#12', 12],
    [' # 7 ', 7],
    ['#000012', 12],
    ['#999999999999', 999999999999],
    ['HH-00012', 12],
    ['hh 12', 12],
  ])('of %j is the id %d', (text, id) => expect(parseSearch(text)).toEqual({ kind: 'id', id }));

  it.each([
    ['#', []],
    ['#1234567890123', ['1234567890123']],
    ['#12a', ['12a']],
    ['a', []],
    ['ab ab AB', ['ab']],
    ['__proto__', ['proto']],
    ['()', []],
    ['5', []],
    ['12', ['12']],
    ['(902) 555-0123 x4', ['9025550123']],
    ['0123 ext. 4', ['0123']],
    ['HH-', ['hh']],
  ])('of %j has the terms %j', (text, terms) => expect(parseSearch(text)).toEqual({ kind: 'terms', terms }));
});

const text = fc.string({ unit: 'grapheme', maxLength: 60 });
const anyLead = fc.record({
  name: fc.option(text),
  phone: fc.option(fc.string({ unit: fc.constantFrom(...'0123456789-() +'.split('')) })),
  email: fc.option(fc.oneof(fc.emailAddress(), text)),
  address: fc.option(text),
  junkType: fc.option(fc.constantFrom(...JUNK_TYPES)),
  details: fc.option(text),
});

describe('search of any text', () => {
  it('a lead is found once by the whole of its name, or by the beginnings of its words', () => {
    fc.assert(
      fc.property(anyLead, fc.nat({ max: 8 }), (some, keep) => {
        const asked = parseSearch(some.name ?? '');
        if (asked.kind === 'id' || asked.terms.length === 0 || !/\p{L}/u.test(some.name ?? '')) return;
        // An address of e-mail is searched as one word, which a name is not.
        if (foldText(some.name ?? '').includes('@') || searchTermsOf(some).length >= MAX_TERMS) return;
        expect(finds(some.name ?? '', some)).toBe(true);
        const beginnings = asked.terms.map((term) =>
          Array.from(term)
            .slice(0, 2 + keep)
            .join(''),
        );
        expect(finds(beginnings.join(' '), some)).toBe(true);
      }),
    );
  });

  it('a lead is found once by its phone number, with or without the country code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9]\d{9}$/), (digits) => {
        const some = lead({ phone: `+1 ${digits}` });
        for (const asked of [digits, `1${digits}`, digits.slice(-7), digits.slice(-4), digits.slice(0, 6)]) {
          expect(finds(asked, some)).toBe(true);
        }
      }),
    );
  });

  it('parseSearch never throws, and its terms fit into a key', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (any) => {
        const asked = parseSearch(any);
        const terms = asked.kind === 'terms' ? asked.terms : [];
        for (const term of terms) {
          expect(term).not.toContain('\u001f');
          expect(Buffer.byteLength(term)).toBeLessThan(200);
        }
      }),
    );
  });
});
