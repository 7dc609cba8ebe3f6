import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  slotsAfter,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';

const LOAD = {
  junkType: 'furniture',
  junkText: 'an old couch, a bunch of boxes, coffee table, kitchen table',
} as const;

describe('a thing that is declined by a no leaves the load', () => {
  const KNOWN = { junkType: 'furniture', junkText: 'a couch and a fridge' } as const;
  const CONNU = { junkType: 'furniture', junkText: 'un divan et un frigo' } as const;
  it.each([
    ['yes to the couch, no to the fridge, my son is keeping it', KNOWN, 'a couch'],
    ['no to the fridge please', KNOWN, 'a couch'],
    ['the fridge is a no', KNOWN, 'a couch'],
    ['the fridge, no', KNOWN, 'a couch'],
    ['the couch: yes. the fridge: no.', KNOWN, 'a couch'],
    ['couch yes, fridge no', KNOWN, 'a couch'],
    ["the fridge isn't junk!!", KNOWN, 'a couch'],
    ['is the fridge ok? no', KNOWN, 'a couch and a fridge'],
    ['the fridge has no doors', KNOWN, 'a couch and a fridge'],
    ['le frigo, non', CONNU, 'un divan'],
    ['non au frigo, mon fils le garde', CONNU, 'un divan'],
    ['oui pour le divan, non pour le frigo', CONNU, 'un divan'],
    ["le frigo, c'est non", CONNU, 'un divan'],
  ])('%j', (text, known, left) => {
    expect(slotsAfter(TO_REVIEW, text, known).junkText).toBe(left);
  });
});

describe('a thing that is taken out by its own words leaves the load', () => {
  it.each([
    [TO_REVIEW, 'take out the boxes my son will get them', 'an old couch, coffee table, kitchen table'],
    [TO_CONTACT, 'take out the boxes', 'an old couch, coffee table, kitchen table'],
    [TO_INSTRUCTIONS, 'take out the coffee table', 'an old couch, a bunch of boxes, kitchen table'],
    [TO_REVIEW, 'remove the coffee table my son wants it', 'an old couch, a bunch of boxes, kitchen table'],
    [TO_REVIEW, "I'm keeping the boxes", 'an old couch, coffee table, kitchen table'],
  ])('%#: %j', (path, text, left) => {
    expect(slotsAfter(path, text, LOAD).junkText).toBe(left);
  });

  it.each(['enlevez le bureau, je le garde', 'le bureau je le garde', 'enlevez le bureau svp'])(
    '%j',
    (text) => {
      expect(slotsAfter(TO_REVIEW, text, { ...LOAD, junkText: 'bureau, divan' }).junkText).toBe('divan');
    },
  );

  it('and what is told of how it is carried takes nothing out', () => {
    const text = 'take out the boxes before you come in';
    expect(slotsAfter(TO_REVIEW, text, LOAD).junkText).toBe(LOAD.junkText);
  });
});

describe('a thing of which is said whose it is, and to leave it off, leaves the load', () => {
  const PARTS = { ...LOAD, junkText: 'old mattress and a dresser' };

  it.each([
    ['wait before i send. the mattress is my moms not mine leave that off', 'a dresser'],
    ["the mattress isn't mine, leave it", 'a dresser'],
    ['oh the mattress belongs to my roommate so dont take it', 'a dresser'],
    ['hold on, the dresser is my sisters, take it off the list', 'old mattress'],
    ['the dresser is not mine please leave it off', 'old mattress'],
    ["the dresser is my aunt's, don't take that one", 'old mattress'],
  ])('%j', (text, left) => {
    expect(slotsAfter(TO_REVIEW, text, PARTS).junkText).toBe(left);
  });

  it.each([
    'attendez. la commode est à ma mère, enlevez-la de la liste',
    'la commode est pas à moi, prenez la pas',
  ])('%j', (text) => {
    expect(slotsAfter(TO_REVIEW, text, { ...LOAD, junkText: 'commode et divan' }).junkText).toBe('divan');
  });

  it.each([
    "the mattress will be at the curb, i'll leave it out",
    'the mattress is heavy, take it out the back door',
    'the mattress is stained, take it off the bed first',
    'the dresser is heavy, dont drop it',
    "the dresser is full, don't take it apart",
    'the dresser is my moms and she wants it gone',
    'the mattress is in the shed, leave the gate open',
    'the dresser is full so i will leave it',
  ])('%j takes nothing out', (text) => {
    expect(slotsAfter(TO_REVIEW, text, PARTS).junkText).toBe(PARTS.junkText);
  });
});

it.each([
  [
    '902 555 0120. Finalement, pas de chaises, ma fille les prend',
    'un sofa, une table de cuisine avec 4 chaises',
    'un sofa, une table de cuisine',
  ],
  [
    '902 555 0120. actually no chairs, my daughter takes them',
    'a sofa, a table with 4 chairs',
    'a sofa, a table',
  ],
  ['902 555 0120. actually no table', 'a sofa, a table with 4 chairs', 'a sofa'],
])('what goes with a thing leaves without it: %j', (text, junkText, left) => {
  expect(slotsAfter(TO_PHONE, text, { ...LOAD, junkText }).junkText).toBe(left);
});

it.each([
  ['leave the coffee table, my son wants it', 'an old couch, a bunch of boxes, kitchen table', null],
  ["leave the boxes, we're keeping those", 'an old couch, coffee table, kitchen table', null],
  ['leave the keys with my son, he needs them', LOAD.junkText, 'leave the keys with my son, he needs them'],
  ['leave the couch by the door', LOAD.junkText, 'leave the couch by the door'],
])(
  'at the instructions, what is left goes off the list only where somebody keeps it: %j',
  (text, junkText, notes) => {
    expect(slotsAfter(TO_INSTRUCTIONS, text, LOAD)).toMatchObject({ junkText, specialInstructions: notes });
  },
);

describe('where it is asked which is the most', () => {
  it('what is left may be of one type', () => {
    const { slots } = converse(
      '5 bags of garbage and a broken bbq',
      'actually scrap the bbq keeping it',
    ).state;
    expect(slots).toMatchObject({ junkType: 'household', junkText: '5 bags of garbage' });
  });

  it('and else is asked about anew', () => {
    const load = 'sofa, loveseat, coffee table, also bags of clothes';
    const { state } = converse(load, 'remove the coffee table my son wants it');
    expect(state.pending).toMatchObject({ kind: 'which-junk', text: 'sofa, loveseat, also bags of clothes' });
    expect(converseFrom(state, ['furniture']).state.slots.junkText).toBe(
      'sofa, loveseat, also bags of clothes',
    );
  });
});

it.each([
  ['two bikes, 3 chairs', 'take out one bike', '1 bike, 3 chairs'],
  ['two bikes, 3 chairs', 'take out 2 chairs', 'two bikes, 1 chair'],
  ['trois chaises, une table', 'enlevez une chaise', '2 chaises, une table'],
  ['trois chaises, une table', 'enlevez les chaises', 'une table'],
  ['trois chaises, une table', 'enlevez trois chaises', 'une table'],
])('of %j, %j leaves %j', (junkText, text, left) => {
  expect(slotsAfter(TO_REVIEW, text, { ...LOAD, junkText }).junkText).toBe(left);
});

it.each([
  ['remove the chairs please', 'a sofa, a table'],
  ['remove the table', 'a sofa'],
])('%j', (text, left) => {
  const known = { ...LOAD, junkText: 'a sofa, a table with 4 chairs' };
  expect(slotsAfter(TO_REVIEW, text, known).junkText).toBe(left);
});

describe('a note that is taken out by its words', () => {
  it.each([
    [
      'third floor no elevator, the buzzer is 302',
      'remove the part about the buzzer',
      'third floor no elevator',
    ],
    ['the buzzer is 302', 'remove the note about the buzzer', null],
    ['watch for wasps. park in the lane', 'take out the note about wasps', 'park in the lane'],
    ['le chien est méchant, sonnez', 'enlevez la consigne sur le chien svp', 'sonnez'],
    ['the gate code is 4417, watch for the dog', 'leave out the gate code', 'watch for the dog'],
    ['the gate code is 4417, watch for the dog', 'forget the dog', 'the gate code is 4417'],
    ['watch for the dog\npark in the lane', 'take the dog out of the notes please', 'park in the lane'],
    ['watch for the dog\npark in the lane', 'actually take that note off', 'watch for the dog'],
    ['watch for the dog\npark in the lane', 'remove the notes', null],
    [
      'the gate code is 4521, key is under the mat',
      'forget the gate code note, we will be home',
      'key is under the mat',
    ],
    [
      'the gate code is 4521, key is under the mat',
      'never mind the key, take that note out',
      'the gate code is 4521',
    ],
    ['la clé est chez le voisin', 'oubliez la note pour la clé', null],
    ['la clé est chez le voisin', 'laissez faire pour la clé, enlevez cette note', null],
    ['watch for the dog\nWhen to call: after 5', 'delete my notes', 'When to call: after 5'],
  ])('of %j: %j', (specialInstructions, text, left) => {
    expect(slotsAfter(TO_REVIEW, text, { specialInstructions }).specialInstructions).toBe(left);
  });

  it('is gone as well where notes are asked for', () => {
    const known = { specialInstructions: 'the gate code is 4417, watch for the dog' };
    expect(slotsAfter(TO_INSTRUCTIONS, 'leave out the gate code', known).specialInstructions).toBe(
      'watch for the dog',
    );
  });

  it('is not said to be noted', () => {
    const noted = converse(...TO_REVIEW, 'add a note: the gate code is 4417, watch for the dog');
    const { state, replies } = converseFrom(noted.state, ['leave out the gate code']);
    expect(state.slots.specialInstructions).toBe('watch for the dog');
    expect(replies.at(-1)?.content).not.toContain('noted');
  });

  it.each(['forget the couch', 'leave out the couch'])(
    'stays where a thing of the load is meant: %j',
    (text) => {
      const known = { ...LOAD, specialInstructions: 'the couch is in the basement' };
      expect(slotsAfter(TO_REVIEW, text, known)).toMatchObject({
        junkText: 'a bunch of boxes, coffee table, kitchen table',
        specialInstructions: 'the couch is in the basement',
      });
    },
  );

  it('is asked about where there is none of it', () => {
    const { specialInstructions } = slotsAfter(TO_REVIEW, 'remove the note about the dog', {
      specialInstructions: 'ring twice',
    });
    expect(specialInstructions).toBe('ring twice');
  });
});

describe('an order to leave things off the list is one wherever it is given', () => {
  const PARTS = { ...LOAD, junkText: 'a couch, a fridge, 4 chairs and a tv' };
  const FRENCH_PARTS = { ...LOAD, junkText: 'un divan, un frigo, 4 chaises et une télé' };
  const everywhere = [TO_PHONE, TO_PICKUP, TO_CONTACT, TO_INSTRUCTIONS, TO_REVIEW];

  it.each([
    ['take the tv out of the list', 'a couch, a fridge, 4 chairs'],
    ['can you take the fridge off the list?', 'a couch, 4 chairs, a tv'],
    ['could you please leave the tv out', 'a couch, a fridge, 4 chairs'],
    ['leave out the fridge', 'a couch, 4 chairs, a tv'],
    ['no fridge and forget the tv', 'a couch, 4 chairs'],
    ['neither the tv nor the fridge', 'a couch, 4 chairs'],
    ['not the fridge or the tv anymore', 'a couch, 4 chairs'],
    ["we don't need the fridge gone anymore", 'a couch, 4 chairs, a tv'],
  ])('%j', (text, left) => {
    for (const path of everywhere)
      expect(slotsAfter(path, text, PARTS)).toMatchObject({ junkText: left, specialInstructions: null });
  });

  it.each([
    ['sortez la télé de la liste', 'un divan, un frigo, 4 chaises'],
    ['pouvez-vous enlever la télé de ma liste', 'un divan, un frigo, 4 chaises'],
    ['pas le divan ni la télé finalement', 'un frigo, 4 chaises'],
  ])('%j', (text, left) => {
    for (const path of everywhere)
      expect(slotsAfter(path, text, FRENCH_PARTS)).toMatchObject({
        junkText: left,
        specialInstructions: null,
      });
  });

  it('and so do hazardous goods', () => {
    const known = { ...LOAD, junkText: 'a couch and 6 cans of paint', hazards: ['paint and solvents'] };
    for (const text of ['take the paint out of the list', 'leave the paint out of it'])
      for (const path of everywhere)
        expect(slotsAfter(path, text, known)).toMatchObject({ junkText: 'a couch', hazards: [] });
  });

  it('says nothing to the question that was open', () => {
    const { slots } = converseFrom(
      {
        ...converse(...TO_CONTACT).state,
        slots: { ...converse(...TO_CONTACT).state.slots, ...FRENCH_PARTS },
      },
      ['enlevez la télé'],
    ).state;
    expect(slots).toMatchObject({
      junkText: 'un divan, un frigo, 4 chaises',
      preferredContactMethod: null,
    });
  });

  it.each([
    'can you take the tv out of the basement',
    'leave the tv out by the curb',
    "we don't need the chairs anymore",
    'not the gate or the back door',
    'no pets or kids',
  ])('%j leaves the list', (text) => {
    expect(slotsAfter(TO_INSTRUCTIONS, text, PARTS).junkText).toBe(PARTS.junkText);
  });

  it('adds nothing of what is not on it', () => {
    expect(slotsAfter(TO_PICKUP, 'take the paint out of the list', PARTS).junkText).toBe(PARTS.junkText);
  });
});
