import { describe, expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, quickRepliesOf, TO_ADDRESS } from '../testing/converse.ts';

const FIRST = [
  ['I have a couch at 8 Quinpool Rd, my name is Jane Roe and my number is 902-555-0148', '8 Quinpool Rd'],
  ['dresser to go from 41 Robie Street. Jane Roe 902-555-0148', '41 Robie Street'],
] as const;

describe.each(FIRST)('a street without its place in the first message: %j', (message, street) => {
  it('is said back, and the rest is asked for', () => {
    const said = converse(message);
    expect(lastReplyOf(said)).toContain(`I have ${street} so far. Which city is that in`);
    expect(quickRepliesOf(said)).toContain('place:Halifax');
  });

  it.each([
    ['Halifax', 'Halifax'],
    ['dartmouth B2Y 1A1', 'dartmouth, B2Y 1A1'],
  ])('goes on with %j', (rest, added) => {
    expect(converse(message, rest).state.slots.address).toBe(`${street}, ${added}`);
  });

  it('goes on with the place that is chosen', () => {
    const choice = { type: 'choice', id: 'place:Bedford', label: 'Bedford' } as const;
    expect(converse(message, choice).state.slots.address).toBe(`${street}, Bedford`);
  });
});

it('a yes to the question for the place is answered with the places', () => {
  const said = converse(...TO_ADDRESS, '8 Quinpool Rd', 'yes');
  expect(lastReplyOf(said)).toContain('which place it is in: Halifax, Dartmouth');
  expect(converse(...TO_ADDRESS, '8 Quinpool Rd', 'yes', 'halifax').state.step).toBe('pickup');
});

it('a yes to the question for the whole address asks for the street', () => {
  expect(lastReplyOf(converse(...TO_ADDRESS, 'yes'))).toContain('Which street and number is it?');
});

it.each([
  ['702', '702 Purcells Cove Road'],
  ["it's number 702", '702 Purcells Cove Road'],
  ['702 Purcells Cove Road, Halifax, B3P 2G4', '702 Purcells Cove Road, Halifax, B3P 2G4'],
  ['no number, the last house on the left', 'Purcells Cove Road'],
])('asks for the house number of a street once, and hears "%s"', (text, address) => {
  const asked = converse(...TO_ADDRESS, 'Purcells Cove Road');
  expect(lastReplyOf(asked)).toContain('Which house number on Purcells Cove Road?');
  expect(converseFrom(asked.state, [text]).state.slots.address).toBe(address);
});

it('asks for no number at a corner', () => {
  const { state } = converse(...TO_ADDRESS, 'corner of Robie and Almon, Halifax');
  expect(state.slots.address).toBe('corner of Robie and Almon, Halifax');
});
