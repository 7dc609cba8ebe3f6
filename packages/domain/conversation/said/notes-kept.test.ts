import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PHONE,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

it('how the gate opens is no glue', () => {
  const { specialInstructions, hazards } = converse(...TO_INSTRUCTIONS, 'la barrière colle faut la lever')
    .state.slots;
  expect([specialInstructions, hazards ?? null]).toEqual(['la barrière colle faut la lever', null]);
});

const UNTIL_NOON = 'be here before noon or I have to leave';
sayings('until when somebody is there is a note, whatever was asked', [
  [TO_NAME, UNTIL_NOON, { name: null, specialInstructions: UNTIL_NOON }],
  [TO_INSTRUCTIONS, UNTIL_NOON, { specialInstructions: UNTIL_NOON }],
  [TO_NAME, 'sorry I have to leave', { specialInstructions: null }],
]);

sayings('what is said beside how to be reached, or a yes, is noted', [
  [
    TO_CONTACT,
    'phone call is fine, but let it ring long',
    { preferredContactMethod: 'phone', specialInstructions: 'let it ring long' },
  ],
  [
    [...TO_ADDRESS, 'could you come friday?'],
    'yes, but watch the low ceiling on the basement stairs',
    { specialInstructions: 'watch the low ceiling on the basement stairs' },
  ],
]);

it('what the crew is asked to wear is a note with why', () => {
  const said = "will the guys wear masks? I've got bad asthma so I'd want them to please";
  expect(converse(...TO_INSTRUCTIONS, said).state.slots.specialInstructions).toContain('masks');
});

sayings('to be told a little ahead is a note, and no moment asked for', [
  [
    TO_INSTRUCTIONS,
    'gimme a shout when ur 10 min out so i can move the van',
    { specialInstructions: 'gimme a shout when ur 10 min out so i can move the van' },
  ],
]);

const inFrench = (...said: string[]) =>
  converseFrom(initialState('fr'), [{ type: 'open' }, ...said]).state.slots;

it('a warning beside a number is a note, and nobody’s name', () => {
  const slots = inFrench(...TO_PHONE, '902-555-0143. Attention au chien, il est attaché');
  expect([slots.name, slots.specialInstructions]).toEqual(['Jane Roe', 'Attention au chien, il est attaché']);
  expect(inFrench(...TO_NAME, 'Attention au chien').name).toBeNull();
});

sayings('what is told beside how to be reached is kept', [
  [
    TO_CONTACT,
    'text. crew must wear boots, nails everywhere',
    { specialInstructions: 'crew must wear boots, nails everywhere' },
  ],
  [
    TO_CONTACT,
    "text please, I'm the executor so please deal only with me",
    { specialInstructions: "I'm the executor so please deal only with me" },
  ],
  [
    TO_REVIEW,
    'yes, if nobody answers just leave it',
    { specialInstructions: 'if nobody answers just leave it' },
  ],
]);

it('what is said to be forgotten, and is no thing, is a note', () => {
  const { specialInstructions } = converse(...TO_REVIEW, 'you forgot the gate code 1234').state.slots;
  expect(specialInstructions).toBe('the gate code 1234');
  const french = "Vous avez oublié le chien pis qu'il faut pas m'appeler le midi.";
  const { slots } = converse(...TO_REVIEW, french).state;
  expect(slots.specialInstructions).toBe("le chien pis qu'il faut pas m'appeler le midi.");
  expect(slots.pickup?.time).toBe('14:00');
});

it('the address of somebody who wants a quote too is a note', () => {
  const said = "my sister's address is 14 Elm St, Halifax B3H 1A1, she also wants a quote";
  const { address, specialInstructions } = converse(...TO_REVIEW, said).state.slots;
  expect([address, specialInstructions]).toEqual(['12 Oak St, Dartmouth B2Y 1A1', said]);
});

it('a telephone that somebody cannot use is none of the load, and is noted', () => {
  const said =
    'I am deaf and cannot use the telephone, I need an old freezer and a dishwasher taken away, please';
  const { junkType, specialInstructions } = converse(said).state.slots;
  expect([junkType, specialInstructions]).toEqual(['appliances', 'I am deaf and cannot use the telephone']);
});

describe('who puts the notes right is told that the new ones take their place, and how to keep them', () => {
  const known = 'gate code 4411';
  const asked = [...TO_INSTRUCTIONS, known, 'change special instructions'] as const;

  it('asks so', () => {
    expect(lastReplyOf(converse(...asked))).toBe(
      'For now I have this as your special instructions: gate code 4411. ' +
        'What should the crew know instead? To keep that and add to it, begin with “also”.',
    );
  });

  it.each([
    ['watch the dog', 'watch the dog'],
    ['also watch the dog', `${known}\nwatch the dog`],
    ['watch the dog too', `${known}\nwatch the dog too`],
  ])('%j', (text, noted) => {
    expect(converse(...asked, text).state.slots.specialInstructions).toBe(noted);
  });
});
