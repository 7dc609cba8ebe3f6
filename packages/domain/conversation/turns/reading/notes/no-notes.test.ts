import { expect, it } from '@jest/globals';
import { converse, TO_REVIEW } from '../../../testing/converse.ts';

it.each([
  ['special instructions: none'],
  ['instructions none'],
  ['add a note: gate code 1234', 'the notes: nothing'],
  ['consignes : aucune'],
])('keeps no notes that say there are none (%s)', (...said) => {
  expect(converse(...TO_REVIEW, ...said).state.slots.specialInstructions).toBeNull();
});
