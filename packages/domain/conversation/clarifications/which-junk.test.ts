import { expect, it } from '@jest/globals';
import { step } from '../engine.ts';
import { type ConversationState, initialState } from '../state.ts';
import { NOW } from '../testing/converse.ts';

function say(...texts: string[]): ConversationState {
  let state = initialState();
  for (const text of texts) state = step(state, { type: 'text', text }, { now: NOW }).state;
  return state;
}
const MIXED = 'an old couch, a fridge and some drywall';

it.each([
  ['mostly furniture', 'furniture'],
  ['the appliances i guess', 'appliances'],
  ['so household?', 'household'],
  ['just the fridge, my neighbour had the lamps', 'appliances'],
  ['not furniture, mainly the fridge', 'appliances'],
  ['call it other', 'other'],
  ['whatever you think', 'furniture'],
  ["it's hard to say", 'furniture'],
  ['my name is Ann Hill', 'furniture'],
])('%j chooses of a mixed load', (answer, type) => {
  expect(say(MIXED, answer).slots.junkType).toBe(type);
});

it.each([
  'all 3',
  'both',
  'all of them really',
  "it's a mix",
  'a bit of each',
  'everything. no photo',
  'les trois',
  'tous les trois',
  'les deux',
  'un peu de tout',
  'tout ça',
])('%j is a bit of each, and no single type', (answer) => {
  expect(say(MIXED, answer)).toMatchObject({
    pending: null,
    slots: { junkType: 'other', junkText: MIXED },
  });
});

it.each([
  ['all furniture really', 'furniture'],
  ['both appliances', 'appliances'],
  ['a bit of everything, mostly the fridge', 'appliances'],
  ['all the couch', 'furniture'],
  ['about the same', 'furniture'],
  ['both the same', 'furniture'],
  ['not sure', 'furniture'],
])('%j still chooses one', (answer, type) => {
  expect(say(MIXED, answer).slots.junkType).toBe(type);
});

it.each([
  ['a dresser and a freezer', "That's a mix of furniture and appliances.", 'A bit of each'],
  ['a couch and 4 tires', "That's a mix of furniture and other things.", 'Other, or a bit of each'],
  ['4 tires and a couch', "That's a mix of furniture and other things.", 'Other, or a bit of each'],
])(
  '%j is asked about with a reply for a bit of each, and "other" is called no type',
  (load, asked, label) => {
    const { replies } = step(initialState(), { type: 'text', text: load }, { now: NOW });
    expect(replies.at(-1)?.content).toContain(asked);
    expect(replies.at(-1)?.quickReplies.at(-1)).toEqual({ id: 'junk:other', label });
  },
);

it.each([
  'both furniture and yard waste, half and half',
  'furniture and yard waste, about 50/50',
  'des meubles et des résidus de jardin, moitié-moitié',
])('%j is asked for no larger half: the kind that is named first is taken, and said', (text) => {
  const { state, replies } = step(initialState(), { type: 'text', text }, { now: NOW });
  expect(state).toMatchObject({ pending: null, slots: { junkType: 'furniture' } });
  expect(replies.at(-1)?.content).toMatch(/Furniture/);
});

it('what may be anything does not choose before a thing that names its type', () => {
  const mixed = 'an espresso machine, one refrigerator and five broken chairs';
  expect(say(mixed, 'more the machine and the refrigerator').slots.junkType).toBe('appliances');
});

it('the first noun of a French thing is what it is called by', () => {
  const load = 'une pile de vieilles cages à homard et un congélateur';
  expect(say(load, 'les cages, il y en a quarante').slots.junkType).toBe('other');
});

it.each([
  ['hmm', 'well'],
  ['are you insured?', 'do you work sundays?'],
  ['why do you ask', 'hello'],
])('is settled at the second answer: %j, %j', (first, second) => {
  expect(say(MIXED, first, second)).toMatchObject({ slots: { junkType: 'furniture' }, pending: null });
});

it('keeps the rest of the answer, and the things that it names', () => {
  const { slots } = say(MIXED, 'mostly the furniture and a wardrobe, my number is 902-555-0148');
  expect(slots).toMatchObject({ junkType: 'furniture', phone: '(902) 555-0148' });
  expect(slots.junkText).toContain('wardrobe');
});

it('what no list of junk knows is asked for once, then taken in its own words', () => {
  expect(say('three gubbinses', 'the big ones i mean').slots).toMatchObject({
    junkType: 'other',
    junkText: 'three gubbinses, the big ones i mean',
  });
  const asked = say('three gubbinses');
  const picked = step(asked, { type: 'choice', id: 'junk:other', label: 'Other' }, { now: NOW }).state;
  expect(picked.slots).toMatchObject({ junkType: 'other', junkText: 'three gubbinses' });
});

it('a request for a person is no description', () => {
  expect(say('gubbins', 'talk to a person').slots.junkType).toBeNull();
});
