import { describe, expect, it } from '@jest/globals';
import type { Slots } from './slots.ts';
import type { StepName } from './state.ts';
import { converse, converseFrom, TO_CONTACT, TO_REVIEW } from './testing/converse.ts';

const { state } = converse(...TO_REVIEW);
const saidAt = (step: StepName, known: Partial<Slots>, text: string): Slots =>
  converseFrom({ ...state, step, slots: { ...state.slots, ...known } }, [text]).state.slots;

describe('a name that is said to be spelled so', () => {
  it.each([
    ['the name is spelled Kathrine Baltzer, with an i', 'Kathrine Baltzer'],
    ['my name is spelt Catherine Balzer', 'Catherine Balzer'],
    ['the name is spelled K-A-T-E Baltzer', 'Kate Baltzer'],
  ])('%j', (text, name) => {
    expect(saidAt('review', { name: 'Catherine Baltzer' }, text).name).toBe(name);
  });

  it.each(['Baltzer with a z', 'is my name spelled right?', 'the name is spelled wrong'])(
    '%j leaves the name',
    (text) => {
      expect(saidAt('review', { name: 'Catherine Baltzer' }, text).name).toBe('Catherine Baltzer');
    },
  );
});

describe('an address', () => {
  it.each([
    ["it's number 64 not 46, same street", '64 Elm Street, Dartmouth B2X 1A1'],
    ['number 64 not 46, same street and same town', '64 Elm Street, Dartmouth B2X 1A1'],
    ['same street, same number', '46 Elm Street, Dartmouth B2X 1A1'],
    ['is it 64, same street?', '46 Elm Street, Dartmouth B2X 1A1'],
  ])('%j', (text, address) => {
    expect(saidAt('pickup', { address: '46 Elm Street, Dartmouth B2X 1A1' }, text).address).toBe(address);
  });

  it('keeps a postal code whole that no post has', () => {
    expect(saidAt('address', { address: null }, '12 oak st halifax b3h2d4').address).toBe(
      '12 oak st halifax B3H 2D4',
    );
  });
});

it.each([
  ['calle-moi', 'phone'],
  ['callez-moi', 'phone'],
  ['caller moi demain', 'phone'],
])('%j is a way to be reached', (text, method) => {
  const { slots } = converse(...TO_CONTACT, text).state;
  expect(slots.preferredContactMethod).toBe(method);
  expect(slots.hazards ?? []).toEqual([]);
});
