import { TO_REVIEW } from '../testing/converse.ts';
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
