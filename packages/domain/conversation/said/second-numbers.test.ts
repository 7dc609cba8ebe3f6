import { expect, it } from '@jest/globals';
import {
  converse,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
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

sayings("somebody else's number takes the place of none", [
  ...[
    'si vous ne me joignez pas, appelez ma femme au 902-555-0195',
    'if no one answers call 902-555-0202, thats my wife',
  ].map((text) => [TO_REVIEW, text, { phone: '(902) 555-0148', specialInstructions: text }] as const),
  [
    TO_CONTACT,
    'text. my husband Jim is at 902-555-0142 if you cant get me',
    {
      phone: '(902) 555-0148',
      preferredContactMethod: 'sms',
      specialInstructions: 'my husband Jim is at 902-555-0142 if you cant get me',
    },
  ],
]);

sayings('a number of what was, or that nobody is to call, is noted', [
  ...[
    'the last guys had me at 902-555-0111 and i waited all day',
    "les derniers m'avaient au 902-555-0111",
    "please don't ever call 902-555-0133",
    'never text 902-555-0133, thats my ex',
    "n'appelez jamais le 902-555-0133",
  ].map((text) => [TO_REVIEW, text, { phone: '(902) 555-0148', specialInstructions: text }] as const),
]);

sayings('an own number that is new replaces the known one, whatever is told of others', [
  ...[
    'i changed phones, now reach me at 902-555-0199',
    'i lost my phone and my temporary number is at 902-555-0199',
    'you guys have my old number, new one is 902-555-0199',
  ].map((text) => [TO_REVIEW, text, { phone: '(902) 555-0199' }] as const),
]);

sayings('the number of another hour is noted beside the own one', [
  ...[
    ['call, me before 6 and Ginette after 6 at 902-555-0192', 'before 6 and Ginette after 6'],
    ['par telephone, moi avant 18h pis ginette apres 18h au 902 555 0192', 'ginette apres 18h'],
  ].map(
    ([text, times]) =>
      [
        TO_CONTACT,
        text ?? '',
        {
          phone: '(902) 555-0148',
          preferredContactMethod: 'phone',
          specialInstructions: expect.stringMatching(new RegExp(`${times}[\\s\\S]*0192`)),
        },
      ] as const,
  ),
]);

sayings('an hour beside a number moves no pickup, and both of them are no day', [
  [
    TO_REVIEW,
    'non non mon num c 902 555 0148, celui a ginette c juste apres 18h. garde les 2',
    { phone: '(902) 555-0148', pickup: expect.objectContaining({ day: '2026-11-20', time: '14:00' }) },
  ],
  [TO_REVIEW, 'les 2 svp', { pickup: expect.objectContaining({ day: '2026-11-20' }) }],
  [
    TO_REVIEW,
    'come after 5 instead and my number is 902-555-0199',
    { pickup: expect.objectContaining({ bounds: { from: '17:00', until: null } }), phone: '(902) 555-0199' },
  ],
  [TO_REVIEW, 'le 2', { pickup: expect.objectContaining({ day: '2026-12-02' }) }],
]);

sayings('figures of anything else put right no number', [
  ...[
    'my shift ends at 3',
    'the end of the lane, 45 feet',
    'the last 2 are 40 lb bags',
    'last two were 30 years old',
  ].map((text) => [TO_REVIEW, text, { phone: '(902) 555-0148' }] as const),
  [TO_REVIEW, 'the last 4 are 0199', { phone: '(902) 555-0199' }],
  [TO_REVIEW, 'last 4 should be 0199 sorry', { phone: '(902) 555-0199' }],
  [TO_REVIEW, 'last two are 77', { phone: '(902) 555-0177' }],
]);

sayings('one that takes the place of another is all there is', [
  [TO_PHONE, '902-555-0177 oops no 0132', { phone: FIRST, specialInstructions: null }],
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

const KNOWN = '(902) 555-0148';
const SECOND = '(902) 555-0177';

sayings('a further number that is given later stands beside the known one', [
  ...[
    "my wife's number is 902-555-0177",
    'you can also call 902-555-0177',
    "if I don't answer try 902-555-0177",
    'another number is 902-555-0177',
    'le numéro de ma femme est le 902-555-0177',
  ].flatMap((text) =>
    [TO_ADDRESS, TO_PICKUP].map(
      (before) => [before, text, { phone: KNOWN, specialInstructions: text }] as const,
    ),
  ),
  [TO_PICKUP, '902-555-0177', { phone: KNOWN, specialInstructions: 'Other number: (902) 555-0177' }],
  [
    TO_PICKUP,
    "friday morning. my son's cell is 902-555-0177",
    { phone: KNOWN, pickup: { day: '2026-11-20' }, specialInstructions: "my son's cell is 902-555-0177" },
  ],
  [
    TO_REVIEW,
    'my work number is 902-555-0177',
    { phone: KNOWN, specialInstructions: 'my work number is 902-555-0177' },
  ],
  [TO_REVIEW, 'you can also reach me at 902-555-0177', { phone: KNOWN }],
  ...[
    'you can also call me on 902-555-0177',
    'my second number is 902-555-0177',
    'call my daughter on 902-555-0177 as well',
    'mon deuxième numéro est le 902-555-0177',
    "vous pouvez aussi m'appeler au 902-555-0177",
  ].flatMap((text) =>
    [TO_ADDRESS, TO_PICKUP, TO_CONTACT, TO_REVIEW].map(
      (before) => [before, text, { phone: KNOWN, specialInstructions: text }] as const,
    ),
  ),
]);

it.each([
  [TO_ADDRESS, 'you can also call me on 902-555-0177'],
  // It asks besides whether a call is what is meant.
  [TO_CONTACT, 'you can also call me on 902-555-0177'],
])('is said back: %j', (before, text) => {
  expect(lastReplyOf(converse(...before, text))).toMatch(`Got it: ${text}.`);
});

it('a choice of two numbers is said back once', () => {
  expect(lastReplyOf(converse(...TO_PHONE, '902-555-0132 or 902-555-0177'))).toMatch(
    /^Got it: 902-555-0132 or 902-555-0177\. /,
  );
});

sayings('a correction takes its place', [
  ...[
    'actually my number is 902-555-0177',
    'my number is 902-555-0177',
    'the phone is wrong, it should be 902-555-0177',
    'use 902-555-0177 instead',
    'sorry, 902-555-0177',
    'changez le numéro pour 902-555-0177',
  ].flatMap((text) =>
    [TO_PICKUP, TO_REVIEW].map(
      (before) => [before, text, { phone: SECOND, specialInstructions: null }] as const,
    ),
  ),
  // A slip of the thumb.
  [TO_PICKUP, '902-555-0184', { phone: '(902) 555-0184', specialInstructions: null }],
  [TO_REVIEW, '902-555-0177', { phone: SECOND, specialInstructions: null }],
  [[...TO_REVIEW, '@edit:phone'], '902-555-0177', { phone: SECOND, specialInstructions: null }],
  [TO_CONTACT, 'call my daughter at 902-555-0177', { phone: SECOND }],
  [TO_CONTACT, 'text, on my other line 902-555-0177', { phone: SECOND }],
  [TO_INSTRUCTIONS, 'none, my cell is 902-555-0177', { phone: SECOND }],
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

sayings("somebody else's number, named as theirs, is kept beside who is to be called for what", [
  [
    TO_PHONE,
    "mine is 902-555-0166, Josh's is 902-555-0167, call him to get in but call me about the money",
    {
      phone: '(902) 555-0166',
      specialInstructions: "mine is 902-555-0166, Josh's is 902-555-0167\ncall him to get in",
    },
  ],
]);
