import { expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, TO_REVIEW } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

sayings('loads', [
  [
    [],
    'moving into a new condo and cannot take the bookcase or the desk',
    {
      junkType: 'furniture',
      address: null,
      junkText: 'moving into a new condo and cannot take the bookcase or the desk',
    },
  ],
  [
    [],
    'they visit us for christmas so the old futon has to be gone',
    { junkType: 'furniture', pickup: null },
  ],
  [
    ["J'ai trois gros zigonneux, une commode pis un lit"],
    'passer',
    { junkText: "J'ai trois gros zigonneux, une commode pis un lit" },
  ],
  [[], 'do you take tires? i have six of them out back', { junkType: 'other' }],
  [
    ['a sofa, one dining table and old mattress', '@photo:skip', 'Jane Roe'],
    'wait, keep the dining table, so remove that one',
    { junkText: 'a sofa, old mattress' },
  ],
  [
    ['@junk:household', '@photo:skip', 'Jane Roe', '902-555-0148', '1201 Cole Harbour Rd'],
    "c'est pas ça, c'est un poêle pis une laveuse",
    { junkType: 'appliances', junkText: "c'est un poêle pis une laveuse" },
  ],
  [
    ['@junk:household', '@photo:skip', 'Jane Roe'],
    "that's not it, it's a stove and a washer",
    { junkType: 'appliances', phone: null },
  ],
  [['mattress and a fridge'], "other I guess, it's mixed", { junkType: 'other' }],
  [
    [],
    "It is my late wife's wardrobe and a bureau. Solid maple, but nobody wants them",
    { junkType: 'furniture' },
  ],
  [[], 'nobody admits they bought this 2nd couch. also a beer fridge', { junkText: null }],
  [['a couch', ...TO_REVIEW.slice(1)], 'can you also take a bbq', { junkText: 'a couch, bbq' }],
  [['a couch', ...TO_REVIEW.slice(1)], 'do you also take fridges?', { junkText: 'a couch' }],
  [
    ['table with 6 chairs', ...TO_REVIEW.slice(1)],
    "it's 5 chairs, not 6",
    { junkText: 'table with 5 chairs' },
  ],
  [['a crib', ...TO_REVIEW.slice(1)], 'sorry i had to change a diaper', { junkText: 'a crib' }],
  [
    ['a stove and a freezer'],
    'not the stove anymore, my cousin took it. just the freezer',
    { junkText: 'a freezer' },
  ],
  [['a tv'], 'no wait not a tv, its a washer', { junkType: 'appliances', junkText: 'washer' }],
  [['a tv'], 'its a washer not a tv', { junkType: 'appliances', junkText: 'washer' }],
  [['a tv'], 'change the tv to a washer', { junkType: 'appliances', junkText: 'washer' }],
  [['a tv'], 'a washer and a dryer instead of the tv', { junkType: 'appliances', junkText: 'washer, dryer' }],
  [['two dressers'], 'not dressers, a freezer', { junkType: 'appliances', junkText: 'freezer' }],
  [
    ['two dressers', 'skip', 'Jane Roe'],
    'freezer only, no dressers',
    { junkType: 'appliances', junkText: 'freezer' },
  ],
  [['un divan'], 'non pas un divan, un congélateur', { junkType: 'appliances', junkText: 'congélateur' }],
  [
    ['a couch and a chair'],
    'not the chair, a bookshelf',
    { junkType: 'furniture', junkText: 'a couch, bookshelf' },
  ],
  [['an upright piano in Halifax'], 'forget the piano, just the two couches', { junkText: 'two couches' }],
  [
    ['a desk and a chair'],
    'scrap the desk, its just the bookshelf and a lamp',
    { junkText: 'bookshelf, lamp' },
  ],
  [
    ['a tv and a washer', 'electronics', 'skip'],
    'remove the tv',
    { junkType: 'appliances', junkText: 'a washer' },
  ],
  [[], 'upright piano, second floor', { junkType: 'furniture', junkText: 'upright piano, second floor' }],
  [['a desk and a chair'], 'forget about the desk', { junkText: 'a chair' }],
]);

sayings('what must go, where nobody leaves', [
  ...[
    'mattress + nightstand gotta go',
    'the stove gotta go',
    'old dresser and a lamp have to go',
    'this couch has got to go',
  ].map((text) => [[], text, { junkText: text }] as const),
  [[], 'sorry i gotta go', { junkType: null, junkText: null }],
  [[], 'one wash machine, it leaks', { junkType: 'appliances' }],
]);

const APPLIANCES = ['a dishwasher and a stove'];
const TABLE = ['une table, 6 chaises, une armoire'];

sayings('what is told of a thing puts none in its place', [
  [APPLIANCES, 'no the dishwasher is unplugged already', { junkText: 'a dishwasher and a stove' }],
  [
    ['how much for a shed full of junk wood and an old bbq'],
    'no the bbq has no tank',
    { junkType: 'construction', junkText: 'a shed full of junk wood, an old bbq' },
  ],
  [
    ['a fridge, a stove, and two air conditioners'],
    'wait do you take the freon out or do I',
    { junkType: 'appliances', junkText: 'a fridge, a stove, and two air conditioners' },
  ],
  [TO_REVIEW, "j'ai oublié le frigo", { junkText: 'frigo' }],
]);

sayings('one thing goes and another comes', [
  [
    ['une laveuse et un poêle'],
    'Oublie la laveuse, mon cousin la veut. Mais rajoute une sécheuse',
    { junkText: 'un poêle, sécheuse' },
  ],
  [
    TABLE,
    "En fait l'armoire, je la garde. Par contre ajoutez un bureau",
    { junkText: 'une table, 6 chaises, bureau' },
  ],
  [TABLE, "laisse tomber l'armoire", { junkText: 'une table, 6 chaises' }],
  [['a table, 6 chairs, a mattress'], 'never mind the mattress', { junkText: 'a table, 6 chairs' }],
]);

it('a thing goes and another comes where it is asked which is the most', () => {
  const { slots } = converse(
    'une table, 6 chaises, un micro-ondes',
    'Oubliez le micro-ondes finalement, mais ajoutez une lampe',
  ).state;
  expect(slots).toMatchObject({ junkType: 'furniture', junkText: 'une table, 6 chaises, lampe' });
});

it.each([
  ['yes', '10 Main St Yarmouth'],
  ['no, 12 Oak St Dartmouth', '12 Oak St Dartmouth'],
])(
  'a mixed load outlives the question about an address outside of the area, answered %j',
  (answer, address) => {
    const asked = converse('a couch, a dishwasher and three chairs at 10 Main St Yarmouth', answer);
    expect(lastReplyOf(asked)).toContain('Which is the most?');
    expect(converseFrom(asked.state, ['furniture']).state.slots).toMatchObject({
      address,
      junkType: 'furniture',
      junkText: 'a couch, a dishwasher, three chairs',
    });
  },
);

it('a thing goes and another comes of a load that was only asked about', () => {
  const { state } = converse('do you take a couch and two mattresses?', 'remove the couch and add a chair');
  expect(state.pending).toMatchObject({ kind: 'confirm', slots: { junkText: 'two mattresses, chair' } });
});

it('"keep the bbq" keeps no address outside of the area', () => {
  const { state } = converse(
    'old drywall and a broken bbq, 31 Willow St Truro',
    "keep the bbq, I'll keep it",
  );
  expect(state.pending).toMatchObject({ kind: 'outside-address' });
});

sayings('a barda is junk, and nobody’s name', [
  [[], 'du barda', { junkType: 'household', junkText: 'du barda' }],
  [['@junk:household'], 'barda', { junkType: 'household', name: null }],
]);
