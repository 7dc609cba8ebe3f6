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

describe('what the crew is told beside what leaves the load is kept', () => {
  it.each([
    ['a mattress and a desk', 'the desk is staying, the gate code is 1234', 'gate code is 1234'],
    ['drywall, 2 yd', 'make it 1 yd and the gate code is 1234', 'gate code is 1234'],
    ['drywall, 2 yd', 'make it 1 yd, use the back door', 'use the back door'],
  ])('%j, %j', (load, text, note) => {
    for (const path of [toReview(load), [load, ...TO_INSTRUCTIONS.slice(1)]])
      expect(converse(...path, text).state.slots.specialInstructions).toContain(note);
  });
});
