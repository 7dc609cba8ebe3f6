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
