import { describe, expect, it } from '@jest/globals';
import {
  converse,
  converseFrom,
  lastReplyOf,
  TO_ADDRESS,
  TO_INSTRUCTIONS,
  TO_NAME,
  TO_PICKUP,
  TO_REVIEW,
} from '../testing/converse.ts';
import { ENGLISH } from '../wording/english.ts';
import { FRENCH } from '../wording/french.ts';
import { addWording } from '../wording/wording.ts';

addWording('fr', FRENCH);

describe.each([
  ['name', TO_NAME],
  ['address', TO_ADDRESS],
  ['pickup', TO_PICKUP],
  ['notes', TO_INSTRUCTIONS],
  ['summary', TO_REVIEW],
])('who was not heard, at the %s, is told that one is sorry, and nothing else happens', (_step, path) => {
  const { state } = converse(...path);

  it.each([
    'you didnt answer my question',
    'you dropped that',
    'no you missed what i said',
    "that's not what i asked",
    'are you even listening?',
    'you forgot half of what i said',
    "you're not listening",
  ])('%j', (text) => {
    const said = converseFrom(state, [text]);
    expect(lastReplyOf(said)).toContain(ENGLISH.slip);
    expect(said.state).toMatchObject({
      step: state.step,
      slots: state.slots,
      lead: 'collecting',
      failedTries: 0,
    });
    expect(said.effects).toEqual([]);
  });

  it.each([
    "vous n'avez pas répondu à ma question",
    "tu m'écoutes pas",
    "c'est pas ce que j'ai dit",
    'vous avez ignoré ma question',
  ])('%j', (text) => {
    const said = converseFrom({ ...state, slots: { ...state.slots, language: 'fr' } }, [text]);
    expect(lastReplyOf(said)).toContain(FRENCH.slip);
    expect(said.effects).toEqual([]);
  });
});

it.each(['you forgot the microwave', 'you missed the microwave'])('%j is put right instead', (text) => {
  const { state } = converse(...TO_PICKUP);
  expect(converseFrom(state, [text]).state.slots.junkText).toContain('microwave');
});
