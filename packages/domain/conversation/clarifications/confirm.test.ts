import { expect, it } from '@jest/globals';
import { converse } from '../testing/converse.ts';

it('adds to a load what is asked for beside a yes', () => {
  const { state } = converse(
    'how much is it to take a couch',
    'ok but what about a couch and a fridge',
    'yes',
  );
  expect(state.slots.junkText).toMatch(/couch.*fridge/);
});

it.each([
  "non j'ai pas d'photo. Ginette LeBlanc, 902-555-0133",
  'non, pas de photo, Ginette LeBlanc',
  'no pics sorry. Ginette LeBlanc',
  'no i dont have a picture, Ginette LeBlanc',
])('%j turns down a photo, and not the load that was put', (text) => {
  const { state } = converse('do you take stoves and washers?', text);
  expect(state.slots.name).toBe('Ginette LeBlanc');
  expect(state.pending).toMatchObject({ kind: 'confirm', slots: { junkText: 'stoves, washers' } });
});

it.each(['no, not the stove. Ginette LeBlanc', 'no. Ginette LeBlanc', 'no thanks'])(
  '%j turns down the load',
  (text) => {
    expect(converse('do you take stoves and washers?', text).state.pending).toBeNull();
  },
);
