import { expect, it } from '@jest/globals';
import type { Pickup } from '../../../pickup-wish/pickup.ts';
import type { Slots } from '../../slots.ts';
import { type ConversationState, initialState } from '../../state.ts';
import { askedIn, offeredValues } from './asked.ts';
import { honestAnswer } from './honest-answer.ts';
import { readBatch } from './read-batch.ts';

const WANTS = {
  junk: 'furniture',
  name: 'Ann Lee',
  phone: '9025550134',
  when: { day: '2026-11-20', part: 'morning' },
};
const friday: Pickup = { day: '2026-11-20', slot: null, time: null, asap: false };

/** A state with a clarification of any kind, as an engine may raise it. */
const asking = (pending: object) => Object.assign(initialState(), { pending });
const confirming = (slots: Partial<Slots>) => asking({ kind: 'confirm', slots });

function answer(state: ConversationState, lead = true): string | null {
  const [dialogue] = readBatch('t/me', { dialogues: [{ says: {}, wants: WANTS, lead }] }).dialogues;
  return dialogue === undefined ? null : honestAnswer(state, dialogue);
}

it.each<[string, Partial<Slots>, string]>([
  ['the wanted name', { name: 'Ann Lee' }, 'yes'],
  ['another name', { name: 'Ann Leigh' }, 'no'],
  ['one right and one wrong value', { name: 'Ann Lee', phone: '(902) 555-0199' }, 'no'],
  ['the wanted day', { pickup: friday }, 'yes'],
  ['the wanted day and time', { pickup: { ...friday, slot: 'morning' } }, 'yes'],
  ['the wanted day at another time', { pickup: { ...friday, slot: 'evening' } }, 'no'],
  ['an unwanted email', { email: 'a@b.ca' }, 'no'],
])('an honest visitor who is to confirm %s %j says %s', (_what, slots, said) => {
  const state = confirming(slots);
  expect(askedIn(state)).toBe('confirm');
  expect(offeredValues(state)).toEqual([slots]);
  expect(answer(state)).toBe(said);
});

it.each(['stop', 'start-over'])('an honest visitor confirms a %s where they want no lead', (kind) => {
  expect(answer(asking({ kind }))).toBe('no');
  expect(answer(asking({ kind }), false)).toBe('yes');
});

it('an honest visitor says yes to a clarification of an unknown kind', () => {
  expect(answer(asking({ kind: 'anything-else' }))).toBe('yes');
});

it('an honest visitor declines what is optional and is silent at what is not scripted', () => {
  const at = (step: 'photo-or-name' | 'email' | 'instructions' | 'phone') =>
    answer(Object.assign(initialState(), { step }));
  expect([at('photo-or-name'), at('email'), at('instructions'), at('phone')]).toEqual([
    'skip',
    'skip',
    'none',
    null,
  ]);
});
