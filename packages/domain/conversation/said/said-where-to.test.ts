import { expect, it } from '@jest/globals';
import { converse, converseFrom, lastReplyOf, TO_INSTRUCTIONS, TO_REVIEW } from '../testing/converse.ts';
import { sayings } from '../testing/sayings.ts';

/** What people say where to put it, and what stands beside another answer. */

const BOOKED = 'elevator has to be booked with super 24h ahead, out by noon';

sayings('what goes to the notes by their name moves no pickup', [
  [
    TO_REVIEW,
    `add to the instructions: ${BOOKED}`,
    { specialInstructions: BOOKED, pickup: { day: '2026-11-20', time: '14:00' } },
  ],
  [TO_INSTRUCTIONS, `put in the notes: ${BOOKED}`, { pickup: { day: '2026-11-20', time: '14:00' } }],
]);

it.each([
  [
    "C'est bien, mais marquez que c'est mon fils Robert qui sera là et que je suis dure d'oreille",
    "c'est mon fils Robert qui sera là et que je suis dure d'oreille",
  ],
  ['looks good but note that my son will be there', 'my son will be there'],
  ['ok but please tell the crew the dog bites', 'the dog bites'],
])('%j is noted and read back before it goes out', (text, note) => {
  const { state } = converse(...TO_REVIEW, text);
  expect(state).toMatchObject({ lead: 'collecting', step: 'review', slots: { specialInstructions: note } });
});

it.each(['yes but add a second couch', 'looks good but is it free?'])('%j is no note', (text) => {
  expect(converse(...TO_REVIEW, text).state.slots.specialInstructions).toBeNull();
});

it('what should go with the junk comes to it', () => {
  const { state } = converse(...TO_REVIEW, 'the microwave should go with the junk, same as the couch');
  expect(state.slots.junkText).toMatch(/microwave$/);
  expect(state.slots.specialInstructions).toBeNull();
});

it('what the description should say is said in it, and the type stays', () => {
  const load = ['left a whole 2 bdrm full of crap at 14 Primrose St Dartmouth B3A 4C5', 'skip', 'Jo Roe'];
  const at = converse(...load, '902-555-0148', 'monday', '@contact:phone', 'none');
  const said = converseFrom(at.state, ['the junk should say full 2 bedroom apartment contents']);
  expect(said.state.slots).toMatchObject({
    junkType: 'household',
    junkText: 'full 2 bedroom apartment contents',
  });
  expect(lastReplyOf(said)).toContain('full 2 bedroom apartment contents');
});

it('what is said to the question for another type, and describes nothing, changes no description', () => {
  const { state } = converse(...TO_REVIEW, 'change the junk type', 'hm i really cannot say that');
  expect(state.slots).toMatchObject({
    junkType: 'furniture',
    junkText: converse(...TO_REVIEW).state.slots.junkText,
  });
});

it('who leaves something out of a mixed load and says what is the most is asked no more', () => {
  const load = 'branches, old chairs and a can of paint';
  const { state } = converse(load, 'leave out the paint then. mostly yard stuff');
  expect(state.slots).toMatchObject({ junkType: 'yard' });
  expect(state.slots.junkText).not.toContain('paint');
});

it('a yes before more of the load promises no photo', () => {
  const said = converse('a treadmill', 'ya one treadmill its in the basemnt its heavy like 250lbs');
  expect(said.effects).toEqual([]);
  expect(converse('a treadmill', 'ya').effects).toEqual([{ type: 'choose-photo' }]);
});
