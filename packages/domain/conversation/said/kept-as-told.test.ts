import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import {
  converse,
  converseFrom,
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

const inFrench = (...said: string[]) => converseFrom(initialState('fr'), [{ type: 'open' }, ...said]).state;

const WITH_SIXES = TO_CONTACT.map((said) => (said === '902-555-0148' ? '902-555-0162' : said));
const IN_UNIT_B = [
  ...TO_ADDRESS,
  '9 Saltmarsh Court, Cole Harbour, unit B',
  'friday at 2pm',
  '@contact:phone',
  'none',
];
const NEXT_WEEK = [...TO_PICKUP, 'thursday december 10 in the morning', '@contact:phone', 'none'];
const WITH_TIMES = [...TO_INSTRUCTIONS, 'call me saturday morning'];

sayings('what is said of something else leaves what was told', [
  [
    WITH_SIXES,
    "By telephone, I don't do texts. And not during the supper hour, 5 to 6.",
    { phone: '(902) 555-0162', specialInstructions: 'When to call: not during the supper hour, 5 to 6' },
  ],
  [TO_CONTACT, 'By phone. 5 to 6 is best', { specialInstructions: 'When to call: 5 to 6 is best' }],
  [
    TO_CONTACT,
    "By phone, I don't text. 5 to 6 is best",
    { specialInstructions: 'When to call: 5 to 6 is best' },
  ],
  [
    IN_UNIT_B,
    'And no parking in front of unit A, that neighbour is a crank',
    { address: '9 Saltmarsh Court, Cole Harbour, unit B' },
  ],
  [IN_UNIT_B, 'wrong, unit A', { address: '9 Saltmarsh Court, Cole Harbour, unit A' }],
  [TO_REVIEW, 'put Gary has the keys', { name: 'Jane Roe', specialInstructions: 'put Gary has the keys' }],
  [TO_REVIEW, 'put Gary Roe', { name: 'Gary Roe' }],
  [
    [...TO_CONTACT, '@contact:sms', 'none'],
    "use my husband's cell instead, 902 555 0193, I'm getting a new phone",
    { phone: '(902) 555-0193', preferredContactMethod: 'sms' },
  ],
  [TO_CONTACT, "my husband's cell", { preferredContactMethod: 'phone' }],
  [
    TO_REVIEW,
    'afternoon is better now that I think of it',
    { pickup: { day: '2026-11-20', slot: 'afternoon', asap: false } },
  ],
]);

sayings('names that sound like things, or have words of their own before them', [
  [TO_NAME, 'I am Maria Lourdes dela Cruz', { name: 'Maria Lourdes dela Cruz' }],
  [TO_REVIEW, 'My family name is dela Cruz', { name: 'Jane dela Cruz' }],
  [TO_NAME, 'Dimitri Papas', { name: 'Dimitri Papas', junkType: 'furniture' }],
  [TO_NAME, 'Trisha Duong', { name: 'Trisha Duong', junkType: 'furniture' }],
  [TO_NAME, 'mettez juste Paul', { name: 'Paul' }],
  [TO_NAME, 'C’est Marie à Thaddée LeBlanc, mais mettez juste Marie LeBlanc', { name: 'Marie LeBlanc' }],
  [TO_REVIEW, "envoyez, appelez-moi d'abord", { name: 'Jane Roe' }],
]);

sayings('a day or an hour that takes the place of the known one', [
  [NEXT_WEEK, 'can they come friday instead', { pickup: { day: '2026-12-11', slot: 'morning' } }],
  [TO_REVIEW, 'saturday instead', { pickup: { day: '2026-11-21', time: '14:00' } }],
  [TO_REVIEW, "j'ai dit 18h pas 14h", { pickup: { day: '2026-11-20', time: '18:00' } }],
  [
    TO_PICKUP,
    'jsuis libre juste vendredi soir pcq jfinis de bosser a 4h',
    { pickup: { slot: 'evening', time: null } },
  ],
]);

sayings('notes that are told anew take the place of all others', [
  [
    [...TO_INSTRUCTIONS, 'mind the dog'],
    'change the instructions to: ring twice',
    { specialInstructions: 'ring twice' },
  ],
  [
    [...TO_INSTRUCTIONS, 'mind the dog'],
    'update my notes to say ring twice',
    { specialInstructions: 'ring twice' },
  ],
  [
    [...TO_INSTRUCTIONS, 'mind the dog'],
    'change les consignes: 3e étage, sonnette 304, pas de parking. c tout',
    { specialInstructions: '3e étage, sonnette 304, pas de parking' },
  ],
  [[...TO_INSTRUCTIONS, 'mind the dog'], 'set the instructions to none', { specialInstructions: null }],
  [
    WITH_TIMES,
    'change instructions: ring twice',
    { specialInstructions: 'When to call: saturday morning\nring twice' },
  ],
]);

sayings('when to call goes where it is named', [
  [WITH_TIMES, "Take off 'when to call Saturday morning'", { specialInstructions: null }],
  [WITH_TIMES, 'It still says call Saturday morning, remove that', { specialInstructions: null }],
  [WITH_TIMES, 'take the call time off', { specialInstructions: null }],
  [
    [...TO_NAME, 'Jane Roe'],
    '902 555 0126, text is fine. Saturday morning?',
    { preferredContactMethod: 'sms', specialInstructions: null },
  ],
]);

describe('what was forgotten, or thought over, is of the load', () => {
  it.each([
    'you forgot my old desk, and postal is b3l 2k9',
    'u forgot the desk now ugh. n postal b3l 2k9 found it',
  ])('%j is no question of an earlier request', (text) => {
    const said = converse(...TO_REVIEW, text);
    const effects = said.effects.map(({ type }) => type);
    expect(effects.filter((type) => type === 'pass-on' || type === 'request-person')).toEqual([]);
    expect(said.state.slots.junkText).toMatch(/desk/);
    expect(said.state.slots.address).toMatch(/B3L 2K9$/);
  });

  it.each([
    ["J'ai changé d'idée, je garde le frigo", null],
    ["Vous avez oublié les deux matelas. Pis j'ai changé d'idée, un seul divan", null],
    ["j'ai changé d'idée", 'stop'],
    ["j'ai changé d'idée, annulez tout", 'stop'],
  ])('%j asks whether to forget all: %j', (text, pending) => {
    const path = ['un divan et un frigo', 'passer', ...TO_REVIEW.slice(2)];
    expect(inFrench(...path, text).pending?.kind ?? null).toBe(pending);
  });
});

sayings('several kinds that were told to be a bit of each stay so, whatever leaves the list', [
  [
    ['a chesterfield, a chiffarobe, a stove and a deep freeze', 'I told ye a bit of each', 'skip, Jane Roe'],
    'leave the stove off it, and thursday works',
    { junkType: 'other', junkText: 'a chesterfield, a chiffarobe, a deep freeze' },
  ],
]);

sayings('what only sounds like an answer', [
  [TO_REVIEW, 's u b m i t', { name: 'Jane Roe' }],
  [TO_REVIEW, 'change the day to Saturday first and then ask me again', { pickup: { day: '2026-11-21' } }],
]);

it.each(['are ye a real person at all?', 'are you a real person or a machine'])(
  '%j asks about the assistant, and calls nobody',
  (text) => {
    expect(converse(...TO_REVIEW, text).effects.map(({ type }) => type)).not.toContain('request-person');
  },
);

sayings('what leaves the list is no note, and a floor within an address is one', [
  [
    ['a couch and a fridge', 'skip, Jane Roe', '902-555-0148', '12 Oak St, Dartmouth B2Y 1A1'],
    'leave the fridge off it, and thursday works',
    { junkText: 'a couch', specialInstructions: null },
  ],
  [
    TO_ADDRESS,
    '22 chebucto lane apt 4 3rd floor halifax',
    { address: '22 chebucto lane apt 4, halifax', specialInstructions: '3rd floor' },
  ],
  [
    TO_ADDRESS,
    '9th floor, 22 Chebucto Rd, Halifax B3L 1A1',
    { address: '9th floor, 22 Chebucto Rd, Halifax B3L 1A1', specialInstructions: null },
  ],
  [
    TO_ADDRESS,
    "22 Oak Rd, Halifax B3L 1A1. It's on the third floor",
    { specialInstructions: "It's on the third floor" },
  ],
]);
