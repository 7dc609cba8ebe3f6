import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { NO_SLOTS, type Slots } from '../../slots.ts';
import { STEP_NAMES } from '../../state.ts';
import { readUtterance } from '../utterance/read-utterance.ts';
import { type CommandSituation, recogniseCommand } from './recognise-command.ts';
import { COMMANDED, NOT_COMMANDED, type Said } from './testing/commanded.ts';

const KNOWN: Slots = { ...NO_SLOTS, junkType: 'furniture', name: 'Jo Hart', phone: '(902) 555-0148' };
const PICKUP = { day: '2026-11-27', slot: null, time: null, asap: false };

function situationOf(where: string): CommandSituation {
  const words = where.split(' ');
  const step = STEP_NAMES.find((name) => name === words[0]) ?? 'name';
  const isFresh = step === 'junk-type' || words.includes('fresh');
  const known = isFresh ? NO_SLOTS : { ...KNOWN, pickup: words.includes('pickup') ? PICKUP : null };
  return { step, editing: words.includes('editing'), known };
}

function commanded([text, where = '']: Said): string | null {
  const command = recogniseCommand(readUtterance(text), situationOf(where));
  return command?.about ?? command?.kind ?? null;
}

describe.each(Object.entries(COMMANDED))('recogniseCommand finds %s', (kind, said) => {
  it.each(said.map(([text, where]) => ({ text, where })))('in "$text" $where', ({ text, where }) => {
    expect(commanded([text, where])).toBe(kind);
  });
});

it.each(NOT_COMMANDED.map(([text, where]) => ({ text, where })))(
  'recogniseCommand finds no command in "$text" $where',
  ({ text, where }) => {
    expect(commanded([text, where])).toBeNull();
  },
);

it('recogniseCommand gives the part that commands', () => {
  const utterance = readUtterance('I have a couch. Actually call the whole thing off');
  const command = recogniseCommand(utterance, situationOf('phone'));
  expect(command).toMatchObject({ kind: 'stop', from: 4, to: utterance.tokens.length });
});

it('recogniseCommand never throws, and its span lies inside the message', () => {
  const word = fc.constantFrom(
    'cancel',
    'my',
    'pickup',
    'stop',
    'go',
    'back',
    'wait',
    ',',
    '.',
    'call',
    'me',
    'it',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...STEP_NAMES), fc.boolean(), (message, step, editing) => {
      const utterance = readUtterance(message);
      const command = recogniseCommand(utterance, { step, editing, known: NO_SLOTS });
      if (command === null) return;
      expect(command.from).toBeLessThan(command.to);
      expect(command.to).toBeLessThanOrEqual(utterance.tokens.length);
      expect(command.strength).toBeGreaterThan(0);
      expect(command.strength).toBeLessThanOrEqual(1);
    }),
    { numRuns: 200 },
  );
});

it.each(['Is that too much trouble?', 'will that be too much work', 'would it be too much hassle?'])(
  '%j asks, and stops nothing',
  (text) => {
    const situation = { step: 'instructions', editing: false, known: NO_SLOTS } as const;
    expect(recogniseCommand(readUtterance(text), situation)).toBeNull();
  },
);
