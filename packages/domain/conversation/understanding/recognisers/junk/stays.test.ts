import { expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { converse, TO_NAME } from '../../../testing/converse.ts';
import { changedText } from '../../load/junk-changes.ts';
import { understand } from '../../understand.ts';

const LOAD = 'dresser, armchair';
const left = (text: string): string | null =>
  changedText(
    understand(text, { asked: null, known: NO_SLOTS, now: new Date('2026-11-18T15:00:00Z') }),
    LOAD,
    false,
  );

it.each([
  ["take the dresser off, I'm keeping it", 'armchair'],
  ['take the dresser off the list please', 'armchair'],
  ["actually leave the dresser off, he's coming to get it", 'armchair'],
  ['please leave the dresser, that is going to my grandson', 'armchair'],
  ["the dresser, we're keeping it", 'armchair'],
  ['take the dresser off my hands', LOAD],
  ["I'll leave the dresser at the curb", LOAD],
  ['leave the dresser drawers open', LOAD],
])('of a dresser and an armchair, "%s" leaves %j', (text, told) => {
  expect(left(text)).toBe(told);
});

it.each([
  ['one pop cooler not working and one chest freezer', 'one pop cooler not working and one chest freezer'],
  ['a couch, a bed. leave the chair', 'a couch, a bed'],
])('"%s" is told as %j', (text, told) => {
  expect(converse(text).state.slots.junkText).toBe(told);
});

it('things said beside a typed type take its place', () => {
  const { state } = converse('Furniture', "skip. it's a dresser and a nightstand");
  expect(state.slots.junkText).toBe('dresser, nightstand');
});

it('one thing that is kept stops nothing', () => {
  const { state } = converse(
    'a dresser, an armchair and a bed',
    ...TO_NAME.slice(1),
    "leave the dresser, I'm keeping it",
  );
  expect(state.pending).toBeNull();
});
