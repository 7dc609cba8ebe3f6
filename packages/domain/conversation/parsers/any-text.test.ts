import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { findAccess } from '../understanding/recognisers/access/find-access.ts';
import { parseAddress } from './address/parse-address.ts';
import { parseInstructions } from './answers/parse-instructions.ts';
import { parsePhotoAnswer } from './answers/parse-photo-answer.ts';
import { parseContactMethod } from './contact/parse-contact-method.ts';
import { parseEmail } from './contact/parse-email.ts';
import { extractSlots } from './extract/extract-slots.ts';
import { parseIntent } from './intent/parse-intent.ts';
import { parseJunkType } from './junk/parse-junk-type.ts';
import { parseName, parseShortName } from './name/parse-name.ts';
import { parsePhone } from './phone/parse-phone.ts';
import { parsePickup } from './pickup/parse-pickup.ts';

const context = { now: new Date('2026-11-21T15:00:00Z') };
const PARSERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ['findAccess', findAccess],
  ['extractSlots', (text) => extractSlots(text, context)],
  ['parseAddress', (text) => parseAddress([text, text])],
  ['parseContactMethod', parseContactMethod],
  ['parseEmail', parseEmail],
  ['parseInstructions', parseInstructions],
  ['parseIntent', parseIntent],
  ['parseJunkType', parseJunkType],
  ['parseName', parseName],
  ['parseShortName', parseShortName],
  ['parsePhone', parsePhone],
  ['parsePhotoAnswer', parsePhotoAnswer],
  ['parsePickup', (text) => parsePickup(text, context)],
];

/** Any code units, lone surrogates among them; words that parsers look for; very long texts. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc
    .array(
      fc.constantFrom(
        '902',
        '555',
        '0148',
        '-',
        '/',
        '12',
        'st',
        'halifax',
        'b3h',
        '1a1',
        'friday',
        'next',
        'at',
        'pm',
        'change',
        'my',
        'number',
        'is',
        'couch',
        '@',
        'a.b',
        ',',
        '\n',
        'ext',
        '(',
        '+',
        "'",
        'christmas',
        'eve',
        'name',
        '5/12',
        'in',
        'weeks',
        'no',
        'elevator',
        'stairs',
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(' ')),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 10_000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 10_000)),
);

it.each(PARSERS)('%s returns a result for any text', (_name, parse) => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => parse(text)).not.toThrow();
    }),
    { numRuns: 60 },
  );
});

/** Milliseconds of our own, however busy the machine is. */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}

/** Texts that a backtracking pattern would scan again and again. */
const HOSTILE = [
  '1',
  '1 ',
  '-',
  '(',
  '9-',
  ' ',
  '\n',
  ', ',
  'a',
  'a ',
  '@',
  'a@',
  '.',
  '!',
  'friday ',
  'in a week ',
  '12 st ',
  'b3h ',
  "it's ",
  'hi ',
  '👍',
  '\u0301',
  '\uFDFA',
  '\uD800',
];

it.each(PARSERS)(
  '%s takes no longer for 10,000 characters than for what it reads of them',
  (_name, parse) => {
    parse('Jane Roe, 902-555-0148, 12 Oak St Dartmouth B2Y 1A1, tomorrow morning');
    const slowest = Math.max(
      ...HOSTILE.map((unit) => {
        const text = unit.repeat(10_000 / unit.length);
        // The best of three: first runs are slower than any that follow.
        const run = () => parse(text);
        return Math.min(cpuTimeOf(run), cpuTimeOf(run), cpuTimeOf(run));
      }),
    );
    // Measured: below 50 for each of them.
    expect(slowest).toBeLessThan(500);
  },
);
