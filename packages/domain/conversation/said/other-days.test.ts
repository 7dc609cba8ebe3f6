import { describe, expect, it } from '@jest/globals';
import { converse, lastReplyOf, TO_CONTACT, TO_INSTRUCTIONS, TO_PICKUP } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

const MONDAY = { day: '2026-11-23', slot: 'afternoon', time: '14:00', asap: false };
const MORNING = { day: '2026-11-23', slot: 'morning', time: null, asap: false };
const KNOWN = { day: '2026-11-20', slot: 'afternoon', time: '14:00', asap: false };

describe('a plain day at another question', () => {
  sayings('takes the place of the known one', [
    ...[TO_CONTACT, TO_INSTRUCTIONS].flatMap((before) => [
      [before, 'monday', { pickup: MONDAY, specialInstructions: null }] as const,
      [before, 'monday morning please', { pickup: MORNING, specialInstructions: null }] as const,
      [before, 'no, lundi matin plutôt', { pickup: MORNING, specialInstructions: null }] as const,
      [before, 'finalement, lundi matin plutôt', { pickup: MORNING, specialInstructions: null }] as const,
    ]),
    [TO_CONTACT, 'lundi matin', { pickup: MORNING, preferredContactMethod: null }],
  ]);

  it.each([
    ['monday', 'Monday, November 23 at 2:00 PM'],
    ['lundi matin', 'Monday, November 23, morning (9AM-12PM)'],
  ])('is said to do so: %j', (text, day) => {
    const reply = lastReplyOf(converse(...TO_CONTACT, text));
    expect(reply).toBe(
      `Done, I've changed your pickup time to ${day}. Do you prefer a phone call, a text message or an email?`,
    );
  });

  sayings('takes it behind the way to be reached as well, where it is said to be better', [
    ...['text, monday morning is better', 'Texto, lundi matin est mieux'].map(
      (text) => [TO_CONTACT, text, { pickup: MORNING, preferredContactMethod: 'sms' }] as const,
    ),
    [TO_CONTACT, 'text, monday morning is better to reach me', { pickup: KNOWN }],
    [TO_CONTACT, 'phone, monday morning', { pickup: KNOWN, preferredContactMethod: 'phone' }],
  ]);

  sayings('is no other where it belongs to something else', [
    [TO_CONTACT, 'call me monday morning', { pickup: KNOWN, preferredContactMethod: 'phone' }],
    [[...TO_CONTACT, '@contact:email'], 'tomorrow', { pickup: KNOWN }],
    [
      TO_INSTRUCTIONS,
      'monday morning is trash day so park across',
      { pickup: KNOWN, specialInstructions: 'monday morning is trash day so park across' },
    ],
  ]);
});

it.each(['any day but friday', "n'importe quel jour sauf vendredi"])(
  '%j is said back in its own words',
  (text) => {
    expect(lastReplyOf(converse(...TO_PICKUP, text))).toBe(`Got it: ${text}. How should we contact you?`);
  },
);

describe('another day that is asked for at another question', () => {
  it.each(['Could you do Monday?', 'any chance of monday?', 'ça serait possible lundi?'])(
    'is put: %j',
    (text) => {
      const { pending, slots } = converse(...TO_CONTACT, text).state;
      expect(pending).toMatchObject({ kind: 'confirm', slots: { pickup: MONDAY } });
      expect(slots.pickup).toEqual(KNOWN);
    },
  );

  it.each(['can you call me monday?', "pouvez-vous m'appeler lundi?"])('but not of a call: %j', (text) => {
    const { pending, slots } = converse(...TO_CONTACT, text).state;
    expect([pending?.kind === 'confirm' && pending.slots.pickup, slots.pickup]).not.toContainEqual(MONDAY);
  });
});
