import { TO_NAME, TO_PHONE } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

const FIRST = '(902) 555-0132';

sayings('a second number is kept with what is said of it', [
  ...[
    '902-555-0132 or my wife 902-555-0177',
    'my cell is 902-555-0132 and home is 902-555-0177',
    '902-555-0132 cell, 902-555-0177 home',
    '902-555-0132. My work number is 902-555-0177',
    '902-555-0132 or 902-555-0177',
    '902-555-0132 ou ma femme 902-555-0177',
    "mon cell c'est 902-555-0132 et la maison 902-555-0177",
  ].map((text) => [TO_PHONE, text, { phone: FIRST, specialInstructions: text }] as const),
  [
    [],
    'couch, Jane Roe, 902-555-0132 or my wife 902-555-0177',
    { phone: FIRST, junkText: 'couch', specialInstructions: '902-555-0132 or my wife 902-555-0177' },
  ],
]);

sayings('one that takes the place of another is all there is', [
  [TO_PHONE, '902-555-0177 no sorry 902-555-0132', { phone: FIRST, specialInstructions: null }],
  [
    TO_PHONE,
    'home is 902-555-0177 but use my cell 902-555-0132',
    { phone: FIRST, specialInstructions: null },
  ],
  [
    TO_PHONE,
    "902 555 0177. oh hang on that's her number. mine is 902 555 0132",
    { phone: FIRST, specialInstructions: null },
  ],
]);

const NAMED = { name: 'Jess Lowe', phone: FIRST };

sayings('a name right behind a number', [
  [TO_NAME, '902-555-0132 Jess Lowe', NAMED],
  [TO_NAME, '902-555-0132 jess lowe', NAMED],
  [TO_NAME, '9025550132 Jess', { ...NAMED, name: 'Jess' }],
  [TO_NAME, '902-555-0132 Marie Tremblay', { ...NAMED, name: 'Marie Tremblay' }],
  [[], 'old couch 902-555-0132 Jess Lowe', { ...NAMED, junkText: 'old couch' }],
  [[], 'un vieux divan 902-555-0132 Jess Lowe', { ...NAMED, junkText: 'un vieux divan' }],
]);
