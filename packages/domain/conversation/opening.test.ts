import { expect, it } from '@jest/globals';
import { step } from './engine.ts';
import { opening } from './opening.ts';
import { initialState } from './state.ts';
import { NOW } from './testing/converse.ts';

it('is what the engine says and remembers of a conversation that is opened', () => {
  expect({ ...opening(), effects: [] }).toEqual(step(initialState(), { type: 'open' }, { now: NOW }));
});
