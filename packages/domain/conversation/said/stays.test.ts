import { describe, expect, it } from '@jest/globals';
import {
  slotsAfter,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';

const LOAD = { junkType: 'electronics', junkText: 'old tv, 5 boxes' } as const;

describe.each([
  ['the name', TO_NAME],
  ['the day', TO_PICKUP],
  ['the summary', TO_REVIEW],
] as const)('what stays and was never on the list is noted, at the question for %s', (_step, path) => {
  it.each([
    'the piano is not going',
    "don't touch the bikes in the shed",
    'do not take the freezer',
    'the reception counter and the safe stay',
    'we are keeping the desk',
    'Les livres, en revanche, ne doivent en aucun cas être emportés',
    'la commode pi les cadres ça part pas',
    'oubliez pas faut pas prendre le freezer',
  ])('%j', (text) => {
    expect(slotsAfter(path, text, LOAD)).toMatchObject({
      junkText: LOAD.junkText,
      specialInstructions: text,
    });
  });
});

it.each(['faut prendre le frigo aussi', 'il faut ramasser les bicyclettes'])('%j stays nowhere', (text) => {
  expect(slotsAfter(TO_PICKUP, text, LOAD).specialInstructions).toBeNull();
});

it('what is on the list leaves it, without a note', () => {
  expect(slotsAfter(TO_REVIEW, 'the tv stays', LOAD)).toMatchObject({
    junkText: '5 boxes',
    specialInstructions: null,
  });
});

describe('some of several stay', () => {
  it.each([
    ['we will keep one of the armchairs', 'couch, two armchairs, mattress', 'couch, 1 armchair, mattress'],
    ['Finalement, je garderai deux des quatre chaises.', 'divan, quatre chaises', 'divan, 2 chaises'],
  ])('%j, of %j', (text, junkText, left) => {
    expect(slotsAfter(TO_REVIEW, text, { junkType: 'furniture', junkText }).junkText).toBe(left);
  });
});

describe('what is put back is on the list again', () => {
  it.each([
    ['put the piano back on the list', 'old tv, 5 boxes, piano'],
    ['wait the dishwasher, my son cant pick it up in time so put it back on', 'old tv, 5 boxes, dishwasher'],
    ['remettez le vélo svp', 'old tv, 5 boxes, vélo'],
    ['No wait, do take the mattress', 'old tv, 5 boxes, mattress'],
    ['ok wait, she changed her mind, take the bookcase after all', 'old tv, 5 boxes, bookcase'],
    ['Sorry, my wife says put the desk back on the list', 'old tv, 5 boxes, desk'],
  ])('%j', (text, junkText) => {
    expect(slotsAfter(TO_REVIEW, text, LOAD).junkText).toBe(junkText);
  });
});

it.each([
  [
    'Invoice to Shelley not to Mrs Joudrey, put that in the notes pls',
    'Invoice to Shelley not to Mrs Joudrey',
  ],
  ['782 is COLE, put him in the notes', '782 is COLE'],
])('%j notes what stands before', (text, note) => {
  for (const path of [TO_INSTRUCTIONS, TO_REVIEW])
    expect(slotsAfter(path, text, LOAD).specialInstructions).toBe(note);
});

describe('what is called off beside another answer leaves the load', () => {
  const MANY = { junkType: 'furniture', junkText: 'couch, bbq, tv, sink' } as const;

  it.each([
    ['phone call. well actually never mind about the bbq then', 'couch, tv, sink'],
    ['contractor Mike is there. never mind about the sink', 'couch, bbq, tv'],
    ['the bbq is still on there, neighbour is taking it', 'couch, tv, sink'],
    ['my sister wants the tv so leave that', 'couch, bbq, sink'],
    ['text. keep the tv my son wants it', 'couch, bbq, sink'],
    ['Hmm, actually my sister wants the tv so that one stays', 'couch, bbq, sink'],
    ["We've decided to keep the tv", 'couch, bbq, sink'],
  ])('%j', (text, left) => {
    for (const path of [TO_CONTACT, TO_REVIEW]) expect(slotsAfter(path, text, MANY).junkText).toBe(left);
  });

  it.each(['mon voisin prend le divan finalement', 'le divan, ma soeur le veut'])('%j', (text) => {
    const known = { junkType: 'furniture', junkText: 'divan, frigo' } as const;
    expect(slotsAfter(TO_REVIEW, text, known).junkText).toBe('frigo');
  });

  it.each([
    'my wife wants the couch gone',
    'my son will keep the door open',
    'my wife wants the couch out by noon',
  ])('%j calls nothing off', (text) => {
    expect(slotsAfter(TO_REVIEW, text, MANY).junkText).toBe(MANY.junkText);
  });
});
