import { expect, it } from '@jest/globals';
import { converse, converseFrom, TO_REVIEW } from '../../../testing/converse.ts';

const KNOWN = 'jo.roe@gmail.com';

it.each([
  ["it's .ca not .com", 'jo.roe@gmail.ca'],
  ['email ends in .ca', 'jo.roe@gmail.ca'],
  ['the email should be dot ca not dot com', 'jo.roe@gmail.ca'],
  ['its hotmail not gmail', 'jo.roe@hotmail.com'],
  ['my email is not gmail, its outlook', 'jo.roe@outlook.com'],
  ['my email has an underscore not a dot', 'jo_roe@gmail.com'],
  ['the email should be jo.row not jo.roe', 'jo.row@gmail.com'],
  ["it's Unit C, not D", KNOWN],
  ['text me, not email', KNOWN],
  ['wednesday, not tuesday', KNOWN],
])('at the recap "%s" makes the e-mail %s', (text, email) => {
  const { state } = converse(...TO_REVIEW, KNOWN);
  expect(state.slots.email).toBe(KNOWN);
  expect(converseFrom(state, [text]).state.slots.email).toBe(email);
});
