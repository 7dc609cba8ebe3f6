import { describe, expect, it } from '@jest/globals';
import { converse, TO_INSTRUCTIONS } from '../testing/converse.ts';

/** The summary of a request for these things. */
const toReview = (load: string) => [load, ...TO_INSTRUCTIONS.slice(1), 'none'] as const;
const loadAfter = (load: string, text: string) => converse(...toReview(load), text).state.slots.junkText;

describe('so many bags are things of the load, whatever is in them', () => {
  it.each(['add 6 garbage bags', 'n u forgot the 6 garbage bags', 'also 6 bags of garbage'])('%j', (text) => {
    expect(loadAfter('a mattress and a desk', text)).toMatch(
      /^a mattress and a desk, 6 (?:garbage bags|bags)/,
    );
  });

  it('also beside what leaves it, of which nothing is noted', () => {
    const said = 'no the desk stays. n u forgot the 6 garbage bags';
    const { junkText, specialInstructions } = converse(...toReview('a mattress and a desk'), said).state
      .slots;
    expect([junkText, specialInstructions]).toEqual(['a mattress, 6 garbage bags', null]);
  });
});

describe('what stays leaves the load, whoever keeps it', () => {
  it.each([
    [
      'a sofa, two dressers, ten boxes',
      'one of the dressers is staying, my niece wants it',
      'a sofa, 1 dresser, ten boxes',
    ],
    [
      'a sofa, two dressers, ten boxes',
      'I said one dresser stays, the other one goes',
      'a sofa, 1 dresser, ten boxes',
    ],
    ['drywall + lumber scraps, 2 yd', 'lumber is going to another job', 'drywall, 2 yd'],
    ['un divan et une table', "la table s'en va chez ma soeur", 'un divan'],
  ])('%j, %j', (load, text, left) => {
    expect(loadAfter(load, text)).toBe(left);
  });

  it('at the question for notes as well, and its measure is put right', () => {
    const path = ['drywall + lumber scraps, 2 yd', ...TO_INSTRUCTIONS.slice(1)];
    const said = 'actually make it 1 yd, lumber is going to another job';
    const { junkText, specialInstructions } = converse(...path, said).state.slots;
    expect([junkText, specialInstructions]).toEqual(['drywall, 1 yd', null]);
  });
});

it('what is said to be forgotten, and is no thing, is a note', () => {
  const { specialInstructions } = converse(...toReview('a desk'), 'you forgot the gate code 1234').state
    .slots;
  expect(specialInstructions).toBe('the gate code 1234');
  const french = "Vous avez oublié le chien pis qu'il faut pas m'appeler le midi.";
  const { slots } = converse(...toReview('a desk'), french).state;
  expect(slots.specialInstructions).toBe("le chien pis qu'il faut pas m'appeler le midi.");
  expect(slots.pickup?.time).toBe('14:00');
});

it('the address of somebody who wants a quote too is a note', () => {
  const said = "my sister's address is 14 Elm St, Halifax B3H 1A1, she also wants a quote";
  const { address, specialInstructions } = converse(...toReview('a desk'), said).state.slots;
  expect([address, specialInstructions]).toEqual(['12 Oak St, Dartmouth B2Y 1A1', said]);
});

it('a telephone that somebody cannot use is none of the load, and is noted', () => {
  const said = 'I am deaf and cannot use the telephone, I need an old freezer and a dishwasher taken away, please';
  const { junkType, specialInstructions } = converse(said).state.slots;
  expect([junkType, specialInstructions]).toEqual(['appliances', 'I am deaf and cannot use the telephone']);
});
