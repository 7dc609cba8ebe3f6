import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_CONTACT,
  TO_INSTRUCTIONS,
  TO_REVIEW,
} from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

const recapOf = ({ replies }: ReturnType<typeof converse>) =>
  Object.fromEntries((replies.at(-1)?.recap ?? []).map(({ slot, value }) => [slot, value]));

describe('what is asked at the last question', () => {
  it.each([
    ['none. how much is it?', /usually a single item/, /^Here's what I have/],
    ["aucune. c'est combien?", /d’habitude .* frais cachés/s, /^(?:Avec plaisir.*)?Voici ce que j’ai/s],
  ])('%j is answered in whole, in a message of its own before the recap', (text, answer, recap) => {
    const said = converse(...TO_INSTRUCTIONS, text);
    expect(said.state.step).toBe('review');
    const [first, last] = said.replies.slice(-2);
    expect(first?.content).toMatch(answer);
    expect(first?.quickReplies).toEqual([]);
    expect(first?.recap).toBeUndefined();
    expect(last?.content).toMatch(recap);
    expect(last?.content).not.toMatch(answer);
  });
});

it('a question is no answer to the last question, however it begins', () => {
  const said = converse(...TO_INSTRUCTIONS, 'what about my mattress do you charge?');
  expect(said.state.step).toBe('instructions');
  expect(lastReplyOf(said)).toMatch(/usually a single item .*crew/s);
});

describe('when to call', () => {
  const noted = converse(
    ...TO_CONTACT,
    'call me after five',
    'park behind the blue shed, the dog is friendly',
  );

  it('stands with the way to, and not at the end of long notes', () => {
    expect(recapOf(noted)).toMatchObject({
      contactMethod: 'Phone Call\nWhen to call: after five',
      instructions: 'park behind the blue shed, the dog is friendly',
    });
    expect(lastReplyOf(noted)).toContain(
      '\nContact by: Phone Call\nWhen to call: after five\nInstructions: park',
    );
  });

  it('alone is no instruction for the crew, which can be added', () => {
    const { replies } = converse(...TO_CONTACT, 'call me after five', 'none');
    expect(replies.at(-1)?.recap).toContainEqual(
      expect.objectContaining({ slot: 'instructions', value: null }),
    );
    expect(replies.at(-1)?.quickReplies).toContainEqual({
      id: 'edit:instructions',
      label: 'Add special instructions',
    });
  });

  it.each([
    ['ring twice', 'ring twice'],
    ['none', null],
  ])('stays as the instructions become %j', (text, instructions) => {
    const said = converseFrom(noted.state, ['@edit:instructions', text]);
    expect(recapOf(said)).toMatchObject({
      contactMethod: 'Phone Call\nWhen to call: after five',
      instructions,
    });
  });
});

describe('what was noted is said, once', () => {
  it.each([
    [
      [...TO_CONTACT.slice(0, -1), 'friday, gate code 4471'],
      'call me after five',
      'When to call: after five',
      /noted/g,
      0,
    ],
    [TO_CONTACT, 'appelez-moi après cinq heures', 'Quand appeler : après cinq heures', /noté/g, 1],
    [
      [...TO_CONTACT.slice(0, -1), "vendredi, le code d'entrée est 4471"],
      'appelez-moi après cinq heures',
      'Quand appeler : après cinq heures',
      /noté/g,
      1,
    ],
  ] as const)('%j, %j', (before, text, told, word, times) => {
    const reply = lastReplyOf(converse(...before, text)).replaceAll('\u00a0', ' ');
    expect(reply).toContain(told);
    expect(reply.match(word) ?? []).toHaveLength(times);
  });
});

it.each([
  ['what about my mattress, do you charge', 'my mattress'],
  ['what about a fridge, is that extra', 'a fridge'],
])('%j at the recap asks whether that goes along, by its own words', (text, thing) => {
  const asked = converse(...TO_REVIEW, text);
  expect(lastReplyOf(asked)).toMatch(new RegExp(`Shall I put down ${thing}\\?$`));
  expect(recapOf(converseFrom(asked.state, ['yes'])).junkType).toContain(thing);
});

describe('what is put right of the recap', () => {
  it.each([
    ["it's not just a couch, it's a fridge, a couch and branches", /couch.*fridge.*branches/],
    ["no it isn't only a couch, there's a piano", /couch.*piano/],
  ])('%j adds to the load', (text, load) => {
    const said = converse('a couch', ...TO_REVIEW.slice(1), text);
    expect(said.state.slots.junkText).toMatch(load);
  });

  it('asks for the notes anew where a part of them is to be taken out that they do not have', () => {
    const { state } = converse(...TO_REVIEW, 'dog in the yard', 'remove the bit about the cat in the notes');
    expect(state).toMatchObject({ step: 'instructions', editing: true });
  });

  it('says that a mistake was made to nobody', () => {
    const said = converse(
      ...TO_CONTACT,
      'email, jon@example.com',
      "wait i made a mistake, it's jo@example.com",
    );
    expect(said.state.slots).toMatchObject({ email: 'jo@example.com', specialInstructions: null });
  });

  it('takes an e-mail with its label for one more way to be reached', () => {
    const said = converse(...TO_CONTACT, 'text', 'none', 'email jo@example.com');
    expect(said.state.slots).toMatchObject({ email: 'jo@example.com', preferredContactMethod: 'sms' });
  });
});

it("what's a quarter load is asked of the price", () => {
  expect(converse('a couch', "what's a quarter load?").replies[0]?.content).toMatch(/a quarter truckload \$/);
});
