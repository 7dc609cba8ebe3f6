import { expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, TO_ADDRESS } from '../testing/converse.ts';

it.each(['I live in Moncton', 'Truro', "it's in New Glasgow", 'E1C 4Z1'])(
  '%j hears that it is far away before its street is asked for',
  (text) => {
    const reply = lastReplyOf(converseFrom(converse(...TO_ADDRESS).state, [text]));
    expect(reply).toContain('looks to be outside our usual area');
    expect(reply).toContain('Which street and number is it?');
  },
);

it.each(['Bedford', 'I live in Dartmouth', 'B3H'])('%j does not', (text) => {
  expect(lastReplyOf(converseFrom(converse(...TO_ADDRESS).state, [text]))).not.toContain('outside');
});
