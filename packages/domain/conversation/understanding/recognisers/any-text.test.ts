import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS } from '../../slots.ts';
import { readUtterance } from '../utterance/read-utterance.ts';
import type { Utterance } from '../utterance/utterance.ts';
import { readDecline } from './answers/read-decline.ts';
import { readPhotoAnswer } from './answers/read-photo-answer.ts';
import { readSubmit } from './answers/read-submit.ts';
import { readYesNo } from './answers/read-yes-no.ts';
import { recogniseContact } from './contact/recognise-contact.ts';
import { recogniseName } from './name/recognise-name.ts';
import { answeredNotes, crewNotes } from './notes/recognise-notes.ts';

interface Read {
  from: number;
  to: number;
}

const situation = {
  asked: 'name',
  known: { ...NO_SLOTS, name: 'Tim Cole' },
  now: new Date('2026-11-21T15:00:00Z'),
} as const;
const READERS: readonly (readonly [string, (utterance: Utterance) => readonly Read[]])[] = [
  ['recogniseName', (utterance) => recogniseName(utterance, situation)],
  ['recogniseContact', (utterance) => recogniseContact(utterance, situation)],
  ['readYesNo', (utterance) => readYesNo(utterance).rest],
  ['readSubmit', (utterance) => readSubmit(utterance).rest],
  ['readDecline', (utterance) => readDecline(utterance).rest],
  ['readPhotoAnswer', (utterance) => readPhotoAnswer(utterance).rest],
  ['crewNotes', (utterance) => crewNotes(utterance, [])?.spans ?? []],
  ['answeredNotes', (utterance) => answeredNotes(utterance, [])?.spans ?? []],
];

const WORDS =
  "my name is I'm Tim Cole C-O-L-E t i m with a c not k double call me text at phone no yes don't send it later by the way here for mother , . ? \n & and Dr. O'Brien last first 902-555-0148 gate code pas de photo but 👍 李明 spelled is is is";
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
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

it('a message with a no to sending never sends', () => {
  const refusal = fc.constantFrom(
    "don't send it",
    'not yet',
    'hold off',
    'wait',
    'do not submit',
    "n'envoyez pas",
    'hold on',
  );
  const around = fc.constantFrom(
    'yes',
    'looks good',
    'send it',
    'perfect',
    'ok',
    'thanks',
    'all good',
    'go ahead',
    '',
  );
  fc.assert(
    fc.property(around, refusal, around, (before, no, after) => {
      expect(readSubmit(readUtterance(`${before}, ${no}. ${after}`)).wish).toBe('hold');
    }),
  );
});

/** Milliseconds of our own, however busy the machine is. */
function cpuTimeOf(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  return process.cpuUsage(before).user / 1000;
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
];

it.each(READERS)('%s takes little time for a very long message', (_name, read) => {
  read(readUtterance('Jane Roe, 902-555-0148, text me'));
  const slowest = Math.max(
    ...HOSTILE.map((unit) => {
      const utterance = readUtterance(unit.repeat(4000 / unit.length));
      const run = () => read(utterance);
      return Math.min(cpuTimeOf(run), cpuTimeOf(run), cpuTimeOf(run));
    }),
  );
  expect(slowest).toBeLessThan(60);
});
