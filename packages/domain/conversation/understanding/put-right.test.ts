import { expect, it } from '@jest/globals';
import { converse, TO_INSTRUCTIONS, TO_REVIEW } from '../testing/converse.ts';

it.each([
  ['wrong cell, sorry, it is 902-555-0177', { phone: '(902) 555-0177' }],
  ['oops the number is wrong, its 902 555 0166', { phone: '(902) 555-0166' }],
  ["none, but my email's jo@example.ca", { email: 'jo@example.ca' }],
  ['my email is jo@example.ca', { email: 'jo@example.ca' }],
  ['nothing. and my number is 902-555-0155', { phone: '(902) 555-0155' }],
  ['nothing. Oh and my number is actually 902 555 0175', { phone: '(902) 555-0175' }],
  ['none. my cell is 902-555-0122', { phone: '(902) 555-0122' }],
  ['please move my pickup to saturday the 28th', { pickup: { day: '2026-11-28', time: '14:00' } }],
  ['the pickup needs to move to monday the 30th', { pickup: { day: '2026-11-30' } }],
  ['can you move my booking to the 27th', { pickup: { day: '2026-11-27' } }],
  ['the day has to change, make it the 25th', { pickup: { day: '2026-11-25' } }],
])('at the notes, %j puts something right and notes nothing', (text, known) => {
  const { slots } = converse(...TO_INSTRUCTIONS, text).state;
  expect(slots).toMatchObject(known);
  expect(slots.specialInstructions).toBeNull();
});

it.each(['call my neighbour at 902-555-0133 for the key', 'ask for Ed, 902-555-0133'])(
  'at the notes, "%s" is one',
  (text) => {
    expect(converse(...TO_INSTRUCTIONS, text).state.slots).toMatchObject({
      phone: '(902) 555-0148',
      specialInstructions: text,
    });
  },
);

it.each([
  ['I said text, not call', 'sms'],
  ["it says phone, I'd asked for email", 'email'],
  ['a text please and not a call', 'sms'],
  ["don't phone, a text", 'sms'],
  ['email rather than the phone', 'email'],
])('at the recap, "%s" chooses %s', (text, preferredContactMethod) => {
  expect(converse(...TO_REVIEW, text).state.slots).toMatchObject({ preferredContactMethod });
});

it.each([
  ['a wardrobe, hang on, my sister is taking that. Just the desk', 'desk'],
  ['an old bed, my son took it. only the mattress then', 'mattress'],
  ['chairs, wait, my dad wants them. so just the table', 'table'],
])('what is still wanted outweighs what somebody else takes: "%s"', (text, thing) => {
  const { state } = converse(text);
  expect(state.lead).toBe('collecting');
  expect(JSON.stringify(state)).toContain(thing);
});
