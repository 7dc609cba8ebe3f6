import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS } from '../slots.ts';
import { recogniseBareSlot, recogniseChange } from './changes.ts';
import { recogniseCommand } from './commands/recognise-command.ts';
import { recogniseQuestions } from './questions/recognise-questions.ts';
import { findAccess } from './recognisers/access/find-access.ts';
import { readDecline } from './recognisers/answers/read-decline.ts';
import { readPhotoAnswer } from './recognisers/answers/read-photo-answer.ts';
import { readSubmit } from './recognisers/answers/read-submit.ts';
import { readYesNo } from './recognisers/answers/read-yes-no.ts';
import { answeredNotes, crewNotes } from './recognisers/notes/recognise-notes.ts';
import { readPhoneFragment } from './recognisers/phone/phone-fragments.ts';
import { RECOGNISERS } from './recognisers/recognisers.ts';
import { understand } from './understand.ts';
import { readUtterance } from './utterance/read-utterance.ts';
import type { Utterance } from './utterance/utterance.ts';

interface Read {
  from: number;
  to: number;
}

const situation = {
  asked: 'name',
  known: { ...NO_SLOTS, name: 'Tim Cole' },
  now: new Date('2026-11-21T15:00:00Z'),
} as const;
const AT_NAME = { step: 'name', editing: false, known: NO_SLOTS } as const;
const listed = (read: Read | null): Read[] => (read === null ? [] : [read]);
/** Of what has no spans only the time and that it does not throw are of interest. */
const nothing = (_result: unknown): Read[] => [];

const READERS: readonly (readonly [string, (utterance: Utterance) => readonly Read[]])[] = [
  ...RECOGNISERS.map((recognise): [string, (utterance: Utterance) => readonly Read[]] => [
    recognise.name,
    (utterance) => recognise(utterance, situation),
  ]),
  ['recogniseQuestions', recogniseQuestions],
  ['recogniseCommand', (utterance) => listed(recogniseCommand(utterance, AT_NAME))],
  ['recogniseChange', (utterance) => nothing(recogniseChange(utterance))],
  ['recogniseBareSlot', (utterance) => nothing(recogniseBareSlot(utterance))],
  ['readPhoneFragment', (utterance) => nothing(readPhoneFragment(utterance))],
  ['findAccess', (utterance) => nothing(findAccess(utterance.text))],
  ['understand', (utterance) => nothing(understand(utterance.text, situation))],
  ['readYesNo', (utterance) => readYesNo(utterance).rest],
  ['readSubmit', (utterance) => readSubmit(utterance).rest],
  ['readDecline', (utterance) => readDecline(utterance).rest],
  ['readPhotoAnswer', (utterance) => readPhotoAnswer(utterance).rest],
  ['crewNotes', (utterance) => crewNotes(utterance, [])?.spans ?? []],
  ['answeredNotes', (utterance) => answeredNotes(utterance, [])?.spans ?? []],
];

const WORDS =
  "my name is I'm Tim Cole C-O-L-E t i m with a c not k double call me text at phone no yes don't send it later by the way here for mother , . ? \n & and Dr. O'Brien last first 902-555-0148 gate code pas de photo but 👍 李明 spelled 12 oak st halifax b3h 1a1 5/12 next friday at pm in weeks christmas eve couch no elevator stairs @ a.b ext ( + change wrong how much do you ?";
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
  fc.array(fc.constantFrom(...WORDS.split(' ')), { maxLength: 60 }).map((words) => words.join(' ')),
  fc
    .tuple(fc.string({ unit: 'grapheme', minLength: 1 }), fc.integer({ min: 1, max: 4000 }))
    .map(([text, times]) => text.repeat(times).slice(0, 4000)),
);

it.each(READERS)('%s reads any text, and its spans lie inside', (_name, read) => {
  fc.assert(
    fc.property(anyText, (text) => {
      const utterance = readUtterance(text);
      for (const { from, to } of read(utterance)) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(utterance.tokens.length);
      }
    }),
    { numRuns: 150 },
  );
});

/** Words that every object of JavaScript knows, alone and where numbers, mail addresses and notes are looked up word by word. */
const MEMBERS = Object.getOwnPropertyNames(Object.prototype);

it.each(READERS)('%s takes what objects have by themselves for plain words', (_name, read) => {
  const texts = MEMBERS.flatMap((word) => [
    word,
    word.toLowerCase(),
    `my ${word} is twenty ${word} five ${word}`,
    `tim ${word} at ${word} dot com, ${word} past ten, 902 ${word} 555 0148`,
    `12 ${word} st, twenty-${word}, ${word}-couch`,
  ]);
  for (const text of texts) expect(() => read(readUtterance(text))).not.toThrow();
});

/** Milliseconds of our own, however busy the machine is. */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
}

const MAX_MS = 500;

/** The least of up to three times. One that is short enough is not tried again: no other makes it longer. */
function leastTimeOf(run: () => unknown): number {
  let least = cpuTimeOf(run);
  for (let tries = 1; tries < 3 && least >= MAX_MS; tries += 1) least = Math.min(least, cpuTimeOf(run));
  return least;
}

const HOSTILE = [
  'a ',
  'a',
  'is ',
  'my name is ',
  'Tim ',
  'Tim de la ',
  'no ',
  "don't send ",
  'with a ',
  'double ',
  'call me ',
  'and ',
  'Tim and ',
  'a, ',
  'last name ',
  'for my mother ',
  "that's ",
  'text ',
  'q-',
  'Zqx ',
  'yess ',
  'friday ',
  'not before after ',
  '2 to ',
  'a week from ',
  ', or friday',
  '1',
  '1 ',
  '-',
  '(',
  '9-',
  '902 ',
  '\n',
  ', ',
  '@',
  'a@',
  '.',
  '!',
  'friday ',
  'in a week ',
  '12 st ',
  'b3h ',
  'couch ',
  '2 ',
  "it's ",
  '👍',
  '\u0301',
  '\uFDFA',
  '\uD800',
];

it.each(READERS)('%s takes little time for a very long message', (_name, read) => {
  read(readUtterance('Jane Roe, 902-555-0148, text me'));
  const slowest = Math.max(
    ...HOSTILE.map((unit) => {
      const utterance = readUtterance(unit.repeat(4000 / unit.length));
      return leastTimeOf(() => read(utterance));
    }),
  );
  expect(slowest).toBeLessThan(MAX_MS);
});
