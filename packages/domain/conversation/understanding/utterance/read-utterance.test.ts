import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readUtterance } from './read-utterance.ts';
import type { Polarity } from './utterance.ts';
import { textBetween } from './utterance.ts';

const clausesOf = (text: string) => {
  const utterance = readUtterance(text);
  return utterance.clauses.map(
    ({ from, to, act, corrects }) => `${act}${corrects ? '!' : ''}: ${textBetween(utterance, from, to)}`,
  );
};
const wordsMeant = (text: string, meant: Polarity) => {
  const { tokens, polarity } = readUtterance(text);
  return tokens.filter((_, index) => polarity[index] === meant).map(({ word }) => word);
};

describe('a message falls into clauses, each with its act', () => {
  it.each([
    ['Good morning! I have a couch', ['small-talk: Good morning', 'statement: I have a couch']],
    ['St. Margarets Bay Rd. works', ['statement: St. Margarets Bay Rd. works']],
    ['couch,fridge', ['statement: couch', 'statement: fridge']],
    ['friday is no good, how about monday', ['statement: friday is no good', 'request: how about monday']],
    ['do you take couches, fridges?', ['question: do you take couches', 'question: fridges']],
    ['could you come tomorrow?', ['request: could you come tomorrow']],
    ['could you change it to tomorrow?', ['statement!: could you change it to tomorrow']],
    ['can you text me', ['statement: can you text me']],
    ['Friday ok?', ['request: Friday ok']],
    ['are you licensed', ['question: are you licensed']],
    ['do the crew go up stairs', ['question: do the crew go up stairs']],
    ['do the shed first', ['statement: do the shed first']],
    ['when i get home from work', ['statement: when i get home from work']],
    ['combien ca coute', ['question: combien ca coute']],
    [
      'I have a couch and my number is 902 555 0134',
      ['statement: I have a couch', 'statement: and my number is 902 555 0134'],
    ],
    ['sorry, january 9', ['small-talk!: sorry', 'statement!: january 9']],
    ['tuesday, no wait, wednesday', ['statement: tuesday', 'statement!: no wait', 'statement!: wednesday']],
    ['will price', ['statement: will price']],
    ['and there is a dog', ['statement: and there is a dog']],
    ['there are two flights of stairs', ['statement: there are two flights of stairs']],
    ['also there was a leak', ['statement: also there was a leak']],
    ['there might be a gate code', ['statement: there might be a gate code']],
    ['so there wont be anyone home', ['statement: so there wont be anyone home']],
    ['hi there is anyone home', ['question: hi there is anyone home']],
    ['and is there a fee', ['question: and is there a fee']],
    ['hey there do you take pianos', ['question: hey there do you take pianos']],
    ['', []],
  ])('%j', (text, clauses) => {
    expect(clausesOf(text)).toEqual(clauses);
  });
});

describe('a negation reaches as far as it is meant', () => {
  it.each([
    ['no sofa only leaves', ['sofa']],
    ['not the afternoon the morning', ['the', 'afternoon']],
    ["it's not 12 it's 14", ['12']],
    ['text, not phone', ['phone']],
    ['anything but friday', ['friday']],
    ['no problem friday works', []],
    ['no later than noon', []],
    ["i don't need the couch anymore", []],
    ['not only a couch', []],
    ['no its the couch', []],
    ['everything except the piano', ['the', 'piano']],
    ['sans escaliers', ['escaliers']],
    ['wed no good thurs ok', []],
    ["the big one's no use to anybody", []],
    ["except tuesdays I'm home", ['tuesdays']],
    ["no fridge i've got a stove", ['fridge']],
    ["i don't think we need the sofa", ['think', 'we', 'need']],
    ['not before the movers leave', []],
    ['not until dark', []],
  ])('%j', (text, negated) => {
    expect(wordsMeant(text, 'negated')).toEqual(negated);
  });

  it('what stands in a question is asked', () => {
    expect(wordsMeant('I have a bed. do you take paint?', 'asked')).toEqual(['do', 'you', 'take', 'paint']);
  });
});

it('clauses cover every token of any text, in order', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { tokens, clauses, polarity } = readUtterance(text);
      expect(polarity).toHaveLength(tokens.length);
      expect(clauses.flatMap(({ from, to }) => tokens.slice(from, to))).toEqual(tokens);
    }),
  );
});
