import { describe, expect, it } from '@jest/globals';
import { initialState } from '../state.ts';
import { converse, converseFrom, TO_CONTACT, TO_INSTRUCTIONS, TO_REVIEW } from '../testing/converse.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

/** The day that is known before is Friday the 20th. */
const THURSDAY = '2026-11-19';
const MONDAY = '2026-11-23';

describe.each([
  ['the instructions', TO_INSTRUCTIONS],
  ['the way to be reached', TO_CONTACT],
  ['the summary', TO_REVIEW],
])('a day that another one takes the place of is no note, at %s', (_where, path) => {
  it.each([
    ['sorry, not tuesday, make it thursday instead', THURSDAY],
    ['not tuesday, thursday', THURSDAY],
    ['sorry not tuesday, thursday', THURSDAY],
    ['not the friday but the monday', MONDAY],
    ['not friday but monday please', MONDAY],
    ['monday, not friday', MONDAY],
    ['monday instead of friday', MONDAY],
    ['actually not friday, make it monday', MONDAY],
    ["sorry i can't do friday anymore, monday instead please", MONDAY],
    ["friday doesn't work anymore, make it monday instead", MONDAY],
    ['scratch friday, make it monday', MONDAY],
    ['pas vendredi, plutôt lundi', MONDAY],
    ['désolé, pas vendredi, plutôt lundi', MONDAY],
    ['pas le vendredi mais le lundi', MONDAY],
    ['finalement pas vendredi, lundi svp', MONDAY],
    ['lundi au lieu de vendredi', MONDAY],
    ['excusez, pas vendredi, mettez lundi à la place', MONDAY],
    ['no leave it monday', MONDAY],
    ['no, leave it on monday', MONDAY],
    ['actually leave it at monday', MONDAY],
    ['keep it monday', MONDAY],
    ['no wait, keep it on monday please', MONDAY],
    ["no let's leave it monday", MONDAY],
    ['non, laissez ça lundi', MONDAY],
    ['finalement gardez lundi', MONDAY],
    ['no leave it friday', '2026-11-20'],
  ])('%j', (text, day) => {
    const { slots } = converseFrom(initialState(), [{ type: 'open' }, ...path, text]).state;
    expect([slots.pickup?.day, slots.specialInstructions]).toEqual([day, null]);
  });
});

it.each([
  ['wait can u do wensday instead', '2026-11-18'],
  ['can u do thrusday instead', THURSDAY],
  ['attends, pouvez-vous prendre ça mercrdi à la place', '2026-11-18'],
])('%j, at the summary, is answered by the change of the day alone', (text, day) => {
  const { state, replies } = converse(...TO_REVIEW, text);
  expect(state.slots.pickup?.day).toBe(day);
  expect(replies.map(({ content }) => content)).toEqual([
    expect.stringMatching(
      /^(?:Done, I've changed your pickup time|Avec plaisir[^\n]*\n\nC’est fait, j’ai changé le moment)/,
    ),
  ]);
});

describe('at the instructions', () => {
  it.each([
    ['sorry not friday. monday at 10 instead. gate code is 4471', MONDAY, 'gate code is 4471'],
    ['not friday, make it monday instead, and the dog bites', MONDAY, 'the dog bites'],
    [
      'garbage day is tuesday, no trucks on tuesday',
      '2026-11-20',
      'garbage day is tuesday, no trucks on tuesday',
    ],
  ])('%j notes what is for the crew', (text, day, notes) => {
    const { slots } = converse(...TO_INSTRUCTIONS, text).state;
    expect([slots.pickup?.day, slots.specialInstructions]).toEqual([day, notes]);
  });
});

describe('at the e-mail', () => {
  const AT_EMAIL = [...TO_CONTACT, '@contact:email'];

  it.each([
    ['No, not tuesday, thursday', THURSDAY],
    ['not tuesday, thursday', THURSDAY],
    ['nope, thursday instead', THURSDAY],
    ['no, make it monday', MONDAY],
    ['oh no, not friday, monday please', MONDAY],
    ['sorry, no, not friday, monday', MONDAY],
    ["no, friday doesn't work anymore, make it monday instead", MONDAY],
    ['Non, pas mardi, jeudi', THURSDAY],
    ['non, pas vendredi, plutôt lundi', MONDAY],
    ['désolé, non, lundi au lieu de vendredi', MONDAY],
  ])('%j puts the day right, and the e-mail is asked for again', (text, day) => {
    const first = converse(...AT_EMAIL, text).state;
    const again = converse(...AT_EMAIL, 'jane at example', text).state;
    for (const { step, slots } of [first, again]) {
      expect([step, slots.pickup?.day]).toEqual(['email', day]);
      expect([slots.preferredContactMethod, slots.specialInstructions]).toEqual(['email', null]);
    }
  });

  it.each([
    ['no thanks, thursday instead of friday', THURSDAY],
    ['no email. make it monday instead of friday', MONDAY],
    ['non merci, et jeudi plutôt que vendredi', THURSDAY],
    ['no', '2026-11-20'],
    ['no, friday', '2026-11-20'],
  ])('%j leaves the e-mail out', (text, day) => {
    const { step, slots } = converse(...AT_EMAIL, text).state;
    expect([step, slots.pickup?.day, slots.preferredContactMethod]).toEqual(['instructions', day, 'phone']);
  });
});
