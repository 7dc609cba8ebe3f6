import { describe, expect, it } from '@jest/globals';
import {
  converse,
  lastReplyOf,
  TO_ADDRESS,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_PHONE,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

describe('who says their name or thanks before what has to go', () => {
  it.each(["Hi I'm Nancy", 'ok thanks', 'Good morning! How are you today?', 'Bonjour, je suis Nancy'])(
    '%j is no part of the load',
    (text) => {
      expect(converse(text, 'old couch').state.slots.junkText).toBe('old couch');
    },
  );

  it.each(['about half a truckload', 'some thingamabob'])('%j is', (text) => {
    expect(converse(text, 'old couch').state.slots.junkText).toBe(`${text}, old couch`);
  });

  it.each([
    ['ok thanks', ENGLISH.thanks],
    ['great, thank you so much', ENGLISH.thanks],
    ['Good morning! How are you today?', ENGLISH.greeting],
    ["hey how's it going", ENGLISH.greeting],
  ])('%j is answered kindly', (text, reply) => {
    expect(lastReplyOf(converse(text)).startsWith(reply)).toBe(true);
  });

  it.each(['bonjour, comment allez-vous?', 'allô, ça va?'])('%j is too', (text) => {
    expect(lastReplyOf(converse(text))).toMatch(/(?:Hello|Bonjour)!/);
  });
});

sayings('a week that is named by a day of it is all its working days', [
  [
    TO_PICKUP,
    'the week of the 30th',
    {
      pickup: {
        day: '2026-11-30',
        otherDays: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      } as never,
    },
  ],
  [
    TO_PICKUP,
    'la semaine du 30',
    {
      pickup: {
        day: '2026-11-30',
        otherDays: ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'],
      } as never,
    },
  ],
  [TO_PICKUP, 'wednesday, the week of the 30th', { pickup: { day: '2026-12-02' } as never }],
]);

describe('a "no" before another day than the known one answers', () => {
  it.each([
    ['no tuesday morning', '2026-11-24'],
    ['hmm no saturday', '2026-11-21'],
    ['nope monday', '2026-11-23'],
    ['non mardi', '2026-11-24'],
    ['no tomorrow', '2026-11-19'],
  ])('%j', (text, day) => {
    expect(converse(...TO_REVIEW, text).state.slots.pickup?.day).toBe(day);
  });

  it.each([
    [TO_REVIEW, 'no friday'],
    [TO_PICKUP, 'no friday'],
  ] as const)('and before the known day, or where none is known, it rules it out: %j', (before, text) => {
    const { state } = converse(...before, text);
    expect(state.step).toBe('pickup');
  });
});

describe('who cannot name a day yet', () => {
  it.each([
    'depends on the price',
    "I don't know yet",
    'ça dépend du prix',
    'not sure yet, have to check with my sister',
  ])('%j is not told that a date was not understood', (text) => {
    const said = converse(...TO_PICKUP, text);
    expect(lastReplyOf(said)).toContain(ENGLISH.pause);
    expect(said.state).toMatchObject({ step: 'pickup', slots: { pickup: null } });
  });

  it('is taken at their word the second time', () => {
    const said = converse(...TO_PICKUP, 'depends on the price', "I really don't know yet");
    expect(said.state).toMatchObject({
      step: 'contact-method',
      slots: { pickup: { day: null }, specialInstructions: 'Pickup: "I really don\'t know yet"' },
    });
  });
});

it('somebody who is talked to on a day makes it no pickup', () => {
  const said = converse(...TO_PICKUP, 'not sure, talking to my sister tomorrow');
  expect(said.state.slots.pickup).toBeNull();
});

sayings('a second place is noted', [
  [
    TO_ADDRESS,
    'some is at 12 Elm St Dartmouth and the rest is at 40 Oak Ave Halifax',
    { specialInstructions: 'some is at 12 Elm St Dartmouth and the rest is at 40 Oak Ave Halifax' },
  ],
  [
    TO_ADDRESS,
    'there are two places, 12 Elm St Dartmouth and 40 Oak Ave Halifax',
    { specialInstructions: 'there are two places, 12 Elm St Dartmouth and 40 Oak Ave Halifax' },
  ],
  [
    TO_ADDRESS,
    'le divan est au 12 rue Elm, Dartmouth et le reste au 40 rue Oak, Halifax',
    { specialInstructions: 'le divan est au 12 rue Elm, Dartmouth et le reste au 40 rue Oak, Halifax' },
  ],
  [
    TO_ADDRESS,
    'pickup at 12 Elm St, Dartmouth B2Y 1A1. my mailing address is 90 Water St Halifax',
    { specialInstructions: null },
  ],
  [TO_ADDRESS, '12 Elm St Dartmouth, sorry 14 Elm St Dartmouth', { specialInstructions: null }],
]);

it.each(['a couch on the curb', 'mattress already on the curb'])('%j is said back once', (text) => {
  const said = converse(text);
  expect(lastReplyOf(said).split(text)).toHaveLength(2);
  expect(said.state.slots).toMatchObject({ junkText: text, access: 'curb' });
});

sayings('what the crew has to do is a note and no question', [
  [
    TO_INSTRUCTIONS,
    'the back door sticks, you have to lift it',
    { specialInstructions: 'the back door sticks, you have to lift it' },
  ],
  [TO_INSTRUCTIONS, 'you go around the back', { specialInstructions: 'you go around the back' }],
  [
    TO_INSTRUCTIONS,
    "y'a un chien mais y est fin, pis faut passer par en arrière",
    { specialInstructions: "y'a un chien mais y est fin, pis faut passer par en arrière" },
  ],
  [
    TO_INSTRUCTIONS,
    'I only get the keys at noon, so not before that',
    { specialInstructions: 'I only get the keys at noon, so not before that' },
  ],
]);

it.each([
  [TO_PHONE, 'will you sell my number?', ENGLISH.answers.privacy],
  [TO_PHONE, 'do you sell my info', ENGLISH.answers.privacy],
  [TO_PICKUP, 'what days do you have?', ENGLISH.answers.hours],
  [TO_PICKUP, 'what times do you have available?', ENGLISH.answers.hours],
  [TO_REVIEW, 'how do i cancel later?', ENGLISH.answers.cancelling],
  [TO_ADDRESS, 'do you need my full address?', ENGLISH.answers.privacy],
  [TO_CONTACT, 'how many more questions', ENGLISH.answers.process],
] as const)('%j, %j is answered as what it asks', (before, text, answer) => {
  expect(lastReplyOf(converse(...before, text))).toContain(answer);
});

it('who asks whether a number is sold in French is answered too', () => {
  const said = converse('bonjour, un vieux divan', 'passer', 'Luc Martin', 'vendez-vous mon numéro?');
  expect(lastReplyOf(said)).toContain(FRENCH.answers.privacy);
});
