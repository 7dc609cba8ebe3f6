import { expect, it } from '@jest/globals';
import { readState } from './read-state.ts';
import { initialState } from './state.ts';
import { converse, TO_ADDRESS, TO_PICKUP, TO_REVIEW } from './testing/converse.ts';

const stored = (...said: string[]) => JSON.parse(JSON.stringify(converse(...said).state)) as object;

it.each([
  ['a new one', []],
  ['one at the recap', [...TO_REVIEW]],
  ['one with a day in question', [...TO_PICKUP, '5/12']],
  ['one with an address in question', [...TO_ADDRESS, '5 Main St, Truro B2N 1A1']],
  ['one with junk in question', ['couch and fridge']],
  ['one with hours between which to come', [...TO_PICKUP, 'friday between 1 and 3']],
  ['one with a day in question between two hours', [...TO_PICKUP, '5/12 after 2']],
  ['one that may start over', [...TO_PICKUP, 'start over']],
])('readState returns %s as stored', (_case, said) => {
  expect(readState(stored(...said))).toEqual(converse(...said).state);
});

const good = () => ({ ...initialState(), lastReplies: ['Hello'] });

it.each([
  ['nothing', null],
  ['a text', 'hello'],
  ['an empty object', {}],
  ['another version', { ...good(), version: 2 }],
  ['an unknown step', { ...good(), step: 'payment' }],
  ['a missing slot', { ...good(), slots: {} }],
  ['an extra field', { ...good(), admin: true }],
  ['a day that does not exist', withPickup('2026-02-30')],
  ['a day that is none', withPickup('<script>')],
  ['an hour that is none', withPickup('2026-11-20', { from: '25:00', until: null })],
  ['a confidence beyond 1', { ...good(), slots: { ...good().slots, junkConfidence: 2 } }],
  ['an unknown question', { ...good(), pending: { kind: 'pay' } }],
  [
    'one day in place of two',
    { ...good(), pending: { kind: 'which-day', days: ['2026-12-05'], slot: null } },
  ],
])('readState returns null for %s', (_case, value) => {
  expect(readState(value)).toBeNull();
});

function withPickup(day: string, bounds?: object) {
  const pickup = { day, slot: null, time: null, ...(bounds && { bounds }), asap: false };
  return { ...good(), slots: { ...good().slots, pickup } };
}
