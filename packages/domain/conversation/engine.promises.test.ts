import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SLOT_DEFINITIONS } from './slot-definitions.ts';
import type { SlotName } from './slots.ts';
import {
  converse,
  converseFrom,
  TO_ADDRESS,
  TO_CONTACT,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from './testing/converse.ts';

/** Values of each slot, said when the slot is asked for. */
const VALUES: readonly { slot: SlotName; asked: readonly string[]; values: readonly string[] }[] = [
  { slot: 'junkType', asked: [], values: ['a couch', 'two old fridges', 'drywall', 'leaves', 'a piano'] },
  { slot: 'phone', asked: TO_PHONE, values: ['902-555-0134', '(782) 555-0177'] },
  { slot: 'address', asked: TO_ADDRESS, values: ['12 Oak St, Dartmouth', '9 Elm Ave, Halifax B3H 2K1'] },
  {
    slot: 'pickup',
    asked: TO_PICKUP,
    values: ['friday', 'tomorrow morning', 'december 5', 'next tuesday at 2pm'],
  },
  { slot: 'contactMethod', asked: TO_CONTACT, values: ['a text', 'email', 'a phone call'] },
];
/** Questions that hold a value and state none. */
const ASKING = [
  (value: string) => `how about ${value}?`,
  (value: string) => `is ${value} ok?`,
  (value: string) => `what happens with ${value}?`,
  (value: string) => `could it be ${value}?`,
  (value: string) => `would ${value} work for you?`,
];
const NEGATING = [
  (value: string) => `not ${value}`,
  (value: string) => `anything but ${value}`,
  (value: string) => `definitely not ${value} please`,
  (value: string) => `everything except ${value}`,
];

const framed = fc.constantFrom(...VALUES).chain((group) =>
  fc.record({
    slot: fc.constant(group.slot),
    asked: fc.constant(group.asked),
    value: fc.constantFrom(...group.values),
    frame: fc.constantFrom(...ASKING, ...NEGATING),
  }),
);

it('no value is stored from a clause that asks or negates', () => {
  fc.assert(
    fc.property(framed, ({ slot, asked, value, frame }) => {
      const text = frame(value);
      const { slots } = converse(...asked, text).state;
      expect({ text, stored: SLOT_DEFINITIONS[slot].shown(slots) }).toEqual({ text, stored: null });
    }),
    { numRuns: 300 },
  );
});

it('a value that was asked about is stored after a yes, and dropped after a no', () => {
  const asked = converse(...TO_PICKUP, 'could you come friday?');
  expect(asked.state.pending).toMatchObject({ kind: 'confirm', slots: { pickup: { day: '2026-11-20' } } });
  expect(converseFrom(asked.state, ['yes please']).state.slots.pickup?.day).toBe('2026-11-20');
  expect(converseFrom(asked.state, ['no']).state).toMatchObject({ pending: null, slots: { pickup: null } });
  expect(converseFrom(asked.state, ['no, saturday']).state.slots.pickup?.day).toBe('2026-11-21');
});

describe('no lead is sent against a no', () => {
  it.each([
    'no',
    'not yet',
    "don't send it",
    'wait',
    'hold on',
    'no, the address is wrong',
    'cancel it',
    "I'm not sure yet",
    'send nothing',
    'do not submit this',
    'stop',
    'is it sent already?',
    'before you send it, change the day',
    'yes but the phone number is wrong',
    "it's not right",
    'non',
    'nope 👎',
    "please don't",
  ])('%s', (text) => {
    const { state, effects } = converse(...TO_REVIEW, text);
    expect(effects.filter(({ type }) => type === 'submit-lead')).toEqual([]);
    expect(state.lead).toBe('collecting');
  });
});

describe('a plain agreement at the recap sends the lead', () => {
  it.each([
    'yes',
    'go for it',
    'yep all good',
    'looks right, send it',
    'nothing to change',
    'no changes',
    'all good, send it',
    'rien à changer',
    'perfect',
    'oui',
    '👍',
  ])('%s', (text) => {
    const types = converse(...TO_REVIEW, text).effects.map(({ type }) => type);
    expect(types).toContain('submit-lead');
  });
});

describe('nothing at the recap may be no e-mail, or nothing to add: it is asked what is meant, and nothing is sent', () => {
  it.each(['none', 'None.', 'nothing', 'no, nothing thanks', 'rien', 'non, rien', 'aucun', 'aucune'])(
    '%s',
    (text) => {
      const { state, effects, replies } = converse(...TO_REVIEW, text);
      expect(effects).toEqual([]);
      expect(state.lead).toBe('collecting');
      expect(replies.at(-1)?.content).toMatch(/^Please choose 'Submit', or tell me what to change\./);
    },
  );
});

it('stopping asks once, then forgets and sends nothing', () => {
  const asked = converse(...TO_ADDRESS, 'forget it, I found somebody else');
  expect(asked.state.pending).toEqual({ kind: 'stop' });
  const stopped = converseFrom(asked.state, ['yes']);
  expect(stopped.effects).toContainEqual({ type: 'forget' });
  expect(stopped.state.slots.phone).toBeNull();
  expect(converseFrom(asked.state, ['no']).state).toMatchObject({ pending: null, slots: asked.state.slots });
});

it('every stored value is said back in the words that are stored', () => {
  const said = (...messages: string[]) => converse(...messages).replies.at(-1)?.content;
  expect(said(...TO_PHONE, '9025550134')).toContain('(902) 555-0134');
  expect(said(...TO_ADDRESS, 'i live at 12 oak st, dartmouth b2y1a1')).toContain(
    '12 oak st, dartmouth B2Y 1A1',
  );
  expect(said(...TO_PICKUP, 'friday am')).toContain('Friday, November 20, morning');
  expect(said(...TO_CONTACT, 'text me')).toContain('Text Message');
});

it('hazardous goods are named, told where they go, and flagged', () => {
  const { state, replies } = converse('old paint cans and a couch');
  expect(state.slots).toMatchObject({ junkType: 'furniture', hazards: ['paint and solvents'] });
  expect(replies[0]?.content).toContain('Enviro-Depots');
});

it.each([
  ['do you take paint cans and a piano?', undefined],
  ['Do you guys take propane tanks?', undefined],
  ['prenez-vous la peinture?', undefined],
  ['prenez-vous mes vieux pots de peinture?', ['paint and solvents']],
  ['do you take my old paint cans?', ['paint and solvents']],
  ['do you take paint? I have 5 cans', ['paint and solvents']],
  ['can you take paint cans and a piano', ['paint and solvents']],
  ['what about paint?', ['paint and solvents']],
])('%j is answered, and marks the lead only where they may have it', (text, hazards) => {
  const { state, replies } = converse(text);
  expect(state.slots.hazards).toEqual(hazards);
  expect(replies.at(-1)?.content).toMatch(/Enviro|propane|peinture/i);
});

it('where it is, is noted beside a thing that is only asked about, and both are kept with a yes', () => {
  const { state } = converse('do you take paint cans and a piano? second floor', 'yes');
  expect(state.slots).toMatchObject({ junkText: 'a piano', specialInstructions: 'second floor' });
});

it('a question that nobody here can answer goes to the team with the lead', () => {
  const { state, effects } = converse(...TO_PHONE, 'are you licensed?');
  expect(state.slots.openQuestions).toEqual(['are you licensed?']);
  expect(effects).toEqual([{ type: 'pass-on', about: 'question' }]);
  // Asked again, it is known.
  expect(converseFrom(state, ['are you licensed?']).effects).toEqual([]);
});

it('a question that is promised to be passed on is on the lead that is sent', () => {
  const question = 'do you take paint cans and a piano?';
  const { state, replies } = converse(question);
  expect(replies.at(-1)?.content).toContain("I'll pass your question on with your request.");
  expect(state.slots.openQuestions).toEqual([question]);
});

it.each([
  'I thought you give receipts for taxes. Did you not?',
  'did you not, last year, take my neighbours boat away and her old shed too',
  'My neighbour says you charged her 300.\nDid you not agree on 200 with her?',
])('a question for the team is theirs in the words of the visitor: %j', (text) => {
  expect(converse(...TO_PHONE, text).state.slots.openQuestions).toEqual([text.replace('\n', ' ')]);
});

it('of a very long message the team gets the sentence that asks, whole', () => {
  const question = 'And, since it matters to my insurance, are you licensed and bonded in Nova Scotia?';
  const text = `${'The shed is full of old boards. '.repeat(20)}${question} Thanks so far!`;
  expect(converse(...TO_PHONE, text).state.slots.openQuestions).toEqual([question]);
});

it('who asks for a person and a question at once is not one who only asks', () => {
  const { effects } = converse(...TO_PHONE, 'are you licensed? I want to talk to a person');
  expect(effects).toEqual([{ type: 'request-person' }]);
});

it.each([
  ['perfect send it gotta run', null],
  ['That is accurate. You may submit the request.', null],
  ['YES SEND IT. SORRY CAPS LOCK IS STUCK', null],
  ['sorry for the typos my keyboard is broken. submit', null],
  ['add that a mean goose lives here, then submit', 'a mean goose lives here'],
])('at the recap "%s" sends, with the note %j', (text, note) => {
  const { state, effects } = converse(...TO_REVIEW, text);
  const before = converse(...TO_REVIEW).state.slots;
  expect(effects.map(({ type }) => type)).toContain('submit-lead');
  expect(state.slots).toEqual({ ...before, specialInstructions: note ?? before.specialInstructions });
});

it.each(['my number ends in 31, not 13', 'oh the last two digits are 31'])(
  'said twice, "%s" is put right once',
  (text) => {
    const once = converse(...TO_PHONE, '902 555 0113', text);
    expect(converseFrom(once.state, [text]).state.slots.phone).toBe('(902) 555-0131');
  },
);
