import { beforeAll, describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, lastReplyOf, TO_ADDRESS, TO_NAME, TO_PHONE } from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

beforeAll(() => addWording('fr', FRENCH));

const NEEDED = [
  ['a name', TO_NAME, ENGLISH.name.needed],
  ['a number', TO_PHONE, ENGLISH.phone.needed],
  ['an address', TO_ADDRESS, ENGLISH.address.needed],
] as const;

describe.each(NEEDED)('why %s is needed', (_what, path, reason) => {
  it.each([
    'no',
    'no thanks',
    "i'd rather not say",
    "I don't want to give that",
    'im not giving that out to a robot',
    'not comfortable sharing that',
    'do i have to',
    'is that required?',
    'is this really necessary',
    'can i skip this',
    'why do you need that',
    "that's private",
  ])('is said to "%s", and it is asked for again', (text) => {
    const reply = lastReplyOf(converse(...path, text));
    expect(reply).toContain(reason);
    expect(reply).toMatch(/[?.]$/);
  });

  it('is no question for the team', () => {
    expect(converse(...path, 'is that required?').state.slots.openQuestions ?? []).toEqual([]);
  });
});

it.each([
  "i'd rather not say. do you take pianos down three flights?",
  'no. are the guys insured?',
  'does anybody there speak punjabi? i dont want to give my number',
  'do i have to? also do you come on sundays at night?',
])('passes on what is asked beside it: %j', (text) => {
  const said = converse(...TO_PHONE, text);
  expect(lastReplyOf(said)).toContain(ENGLISH.phone.needed);
  expect(lastReplyOf(said)).toMatch(/pass your question/);
  expect(said.state.slots.openQuestions).toEqual([text]);
});

it('says why in French', () => {
  const french = converseFrom(initialState('fr'), [...TO_PHONE, 'je préfère ne pas le donner']);
  expect(lastReplyOf(french)).toContain(FRENCH.phone.needed);
});

it.each([
  [TO_PHONE, 'do i have to? fine, 902 555 0143'],
  [TO_NAME, 'id rather not give my last name. Olive'],
  [TO_ADDRESS, 'i dont like giving it but ok, 9 Oak St, Halifax'],
])('does not argue with what is given all the same (%#)', (path, text) => {
  const { state, replies } = converse(...path, text);
  const reply = replies.at(-1)?.content ?? '';
  expect(NEEDED.filter(([, , reason]) => reply.includes(reason))).toEqual([]);
  expect([state.slots.phone, state.slots.name, state.slots.address].join()).toMatch(/0143|Olive|9 Oak/);
});

it('says once what a load costs, and then why there is no exact price', () => {
  const asked = converse(...TO_NAME, 'how much is it');
  expect(lastReplyOf(asked)).toContain(ENGLISH.answers.price);
  const second = lastReplyOf(converseFrom(asked.state, ['how much for a couch then']));
  expect(second).toContain(ENGLISH.question.priceAgain);
  expect(second).not.toContain(ENGLISH.answers.price);
});
