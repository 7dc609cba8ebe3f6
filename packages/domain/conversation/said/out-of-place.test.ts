import { expect, it } from '@jest/globals';
import {
  converse,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

/** What strangers wrote and the assistant put in another detail than theirs. */

sayings("a neighbour's door, and one's own", [
  [
    TO_INSTRUCTIONS,
    'my aunt in unit 2 has the key, the cat must not get out',
    { address: '12 Oak St, Dartmouth B2Y 1A1' },
  ],
  [
    TO_INSTRUCTIONS,
    "ma voisine dans l'appartement 2 a la clé, le chat ne doit pas sortir",
    { address: '12 Oak St, Dartmouth B2Y 1A1' },
  ],
  [TO_REVIEW, "we're in unit 5, can you buzz me", { address: '12 Oak St, unit 5, Dartmouth B2Y 1A1' }],
  [TO_INSTRUCTIONS, "the unit's wrong, it's 9", { address: '12 Oak St, unit 9, Dartmouth B2Y 1A1' }],
  [
    TO_REVIEW,
    "l'appartement c'est le 6 finalement",
    { address: '12 Oak St, unit 6, Dartmouth B2Y 1A1', pickup: { day: '2026-11-20' } },
  ],
  [
    TO_ADDRESS,
    "12 rue Oak, Dartmouth, l'appartement c'est le 6",
    { address: "12 rue Oak, Dartmouth, l'appartement 6" },
  ],
]);

sayings('a part of an address outside of the area, put right before it is kept', [
  [
    [...TO_ADDRESS, '120 Main St, Yarmouth', "sorry, it's 122 Main St"],
    'yes',
    { address: '122 Main St, Yarmouth' },
  ],
  [[...TO_ADDRESS, '120 Main St, Yarmouth', 'unit 4'], 'yes', { address: '120 Main St, unit 4, Yarmouth' }],
  [
    [...TO_ADDRESS, '120 Main St, Yarmouth'],
    '120 Main St',
    { address: '120 Main St, Yarmouth', addressOutside: true },
  ],
  [
    [...TO_ADDRESS, '120 Main St, Yarmouth'],
    'no, 12 Oak St, Dartmouth',
    { address: '12 Oak St, Dartmouth', addressOutside: false },
  ],
]);

sayings('what is no name', [
  [
    TO_INSTRUCTIONS,
    "oups, c'est le 38 rue Main",
    { name: 'Jane Roe', address: '38 rue Main, Dartmouth', specialInstructions: null },
  ],
  [TO_NAME, 'mettez plutôt après-demain à 13 h', { name: null, pickup: { time: '13:00' } }],
  [TO_NAME, 'le chien est dans la cour, fermez la barrière svp', { name: null }],
]);

sayings('a name, and no thing', [
  [
    [],
    "J'ai un divan et trois chaises au 8 rue Thistle à Dartmouth, samedi à 11 h. Denise Muise, 902 555 0116",
    { name: 'Denise Muise', junkText: 'un divan, trois chaises' },
  ],
  [['Can you take a hot tub?', 'Annelies van der Meer'], '902 555 0116', { junkText: null }],
]);

sayings('when, and whom it is of', [
  [
    [],
    'Pourriez-vous passer chercher une commode, svp? 31 rue Agricola, Halifax, mercredi 9 décembre à 17 h 30. Paul Roy, 902-555-0170',
    { pickup: { day: '2026-12-09', time: '17:30' }, name: 'Paul Roy' },
  ],
  [TO_CONTACT, 'téléphone, plutôt le soir', { pickup: { day: '2026-11-20', time: '14:00' } }],
  [TO_CONTACT, 'téléphone, et plutôt samedi matin', { pickup: { day: '2026-11-21', slot: 'morning' } }],
  [
    TO_PICKUP,
    'du lundi au vendredi, le matin',
    {
      pickup: { day: '2026-11-23', otherDays: ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'] },
    },
  ],
  [
    TO_CONTACT,
    "mon téléphone c'est plutôt 902 555 0122",
    { phone: '(902) 555-0122', preferredContactMethod: null },
  ],
  [
    TO_CONTACT,
    'par téléphone plutôt, au 902 555 0122',
    { phone: '(902) 555-0122', preferredContactMethod: 'phone' },
  ],
]);

sayings('what lies there, and what is told beside it', [
  [
    ['Électroménagers'],
    'une cuisinière, un lave-vaisselle et un frigo',
    { junkType: 'appliances', junkText: 'cuisinière, lave-vaisselle, frigo' },
  ],
  [
    ["j'ai un vieux sofa et deux matelas"],
    "c'est un divan-lit finalement, pas un sofa",
    { junkText: 'divan-lit, deux matelas' },
  ],
  [
    [],
    'I have a stove and a dishwasher. Stove is in the garage, the side gate sticks',
    { junkType: 'appliances', specialInstructions: 'the side gate sticks' },
  ],
  [[], 'a pile of sticks and an old gate', { junkType: 'yard' }],
]);

it('keeps what was put in a question open behind an answer to the next one', () => {
  const { state } = converse('Can you take a couch?', 'Ann Marsh', '902 555 0101', 'yes');
  expect(state.slots).toMatchObject({ name: 'Ann Marsh', phone: '(902) 555-0101', junkText: 'a couch' });
});

it.each(['no. My name is Ann Marsh', 'no, a fridge'])('%j takes nothing of it', (text) => {
  expect(converse('Can you take a couch?', text).state.slots.junkText ?? '').not.toContain('couch');
});
