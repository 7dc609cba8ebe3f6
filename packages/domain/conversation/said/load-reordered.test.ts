import { describe, expect, it } from '@jest/globals';
import { slotsAfter, TO_REVIEW } from '../testing/converse.ts';

const KNOWN = { junkType: 'furniture', junkText: 'a couch and a fridge' } as const;

describe('a load that is told anew at the summary takes the place of the known one, of whatever kinds it is', () => {
  it.each([
    ['change the junk to: futon, desk, 4 garbage bags', 'futon, desk, 4 garbage bags'],
    ['omg the junk is a futon and a desk and 4 garbage bags', 'a futon and a desk and 4 garbage bags'],
    ['changez les objets pour 2 divans, 1 frigo', '2 divans, 1 frigo'],
    ["Les objets c'est: un divan, deux lits", 'un divan, deux lits'],
    ['items are: couch, two lamps', 'couch, two lamps'],
  ])('%j', (text, junkText) => {
    expect(slotsAfter(TO_REVIEW, text, KNOWN)).toMatchObject({ junkType: 'furniture', junkText });
  });
});

describe('a type that is ordered by its name alone leaves the description', () => {
  it.each([
    ['change the junk to appliances', 'appliances'],
    ['change the junk type to yard waste', 'yard'],
    ['change the junk type to construction debris', 'construction'],
  ])('%j', (text, junkType) => {
    expect(slotsAfter(TO_REVIEW, text, KNOWN)).toMatchObject({ junkType, junkText: KNOWN.junkText });
  });
});

it.each(['the junk is mostly upstairs, couch is heavy', 'the list is complete, couch and fridge'])(
  '%j takes the place of no load',
  (text) => {
    expect(slotsAfter(TO_REVIEW, text, KNOWN).junkText).toBe(KNOWN.junkText);
  },
);

it.each(['the junk is in the garage', 'my stuff is at the back door'])('%j tells where it is', (text) => {
  const { junkText, specialInstructions } = slotsAfter(TO_REVIEW, text, KNOWN);
  expect([junkText, specialInstructions]).toEqual([KNOWN.junkText, text]);
});
