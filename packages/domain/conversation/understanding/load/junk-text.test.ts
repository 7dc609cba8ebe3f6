import { expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../slots.ts';
import { understand } from '../understand.ts';
import { changedText, completedText, replacesLoad } from './junk-changes.ts';
import { readJunkLoad } from './junk-load.ts';

const read = (text: string) =>
  understand(text, { asked: null, known: NO_SLOTS, now: new Date('2026-11-18T15:00:00Z') });
const answer = (text: string) =>
  understand(text, { asked: 'junkType', known: NO_SLOTS, now: new Date('2026-11-18T15:00:00Z') });

it.each([
  ['an old couch and two lamps', 'an old couch and two lamps'],
  ['the sofa stays, only the fridge goes', 'only the fridge goes'],
  ["we're keeping the piano, just take the mattress", 'just take the mattress'],
  ['not the couch, just a lamp and the rug', 'just a lamp and the rug'],
  ['a dresser, a thingamabob, are you licensed?', 'a dresser, a thingamabob'],
  ['a thingamabob my husband built, a dresser', 'a thingamabob my husband built, a dresser'],
  [
    'Good day. My mother died in spring, so we have her old dresser, a bed and a lamp, but before we go on',
    'so we have her old dresser, a bed and a lamp',
  ],
  ["hello there, it's been a hard year and i lost my husband, two recliners", 'two recliners'],
  [
    'hi this is Ann Hill I got some rotten plywood and a roll of tyvek',
    'some rotten plywood and a roll of tyvek',
  ],
  ["six tires and I don't know how many boxes", "six tires and I don't know how many boxes"],
  ['we are moving, we have a couch, it weighs a ton', 'we have a couch, it weighs a ton'],
])('the load of %j is told as %j', (text, told) => {
  expect(readJunkLoad(answer(text), { wholeMessage: true })?.text).toBe(told);
});

it.each([
  ['and the rug', 'old couch, rug'],
  ['oh and a broken lamp too', 'old couch, broken lamp'],
  ['wait i forgot, theres a freezer', 'old couch, freezer'],
  ['also an old couch', 'old couch'],
  ['my fridge is white', 'old couch'],
])('%j makes of an old couch %j', (text, told) => {
  expect(changedText(read(text), 'old couch', false)).toBe(told);
});

it.each([
  ['actually the fridge stays', 'a couch, a bed'],
  ['not the fridge', 'a couch, a bed'],
  ["we're keeping the couch", 'a fridge, a bed'],
])('%j takes a thing out', (text, told) => {
  expect(changedText(read(text), 'a couch, a fridge, a bed', false)).toBe(told);
});

it('at the instructions only what is to be taken comes on top', () => {
  expect(changedText(read('and please take the rug too'), 'a couch', true)).toBe('a couch, rug');
  expect(changedText(read('and the gate sticks'), 'a couch', true)).toBe('a couch');
});

it.each([
  ['actually it is a bed', true],
  ['no wait, its a fridge', true],
  ['wait i forgot, there is a freezer too', false],
  ['sorry, also a lamp', false],
])('%j replaces the load: %j', (text, replaces) => {
  expect(replacesLoad(read(text))).toBe(replaces);
});

it('an answer that chooses a kind adds the things it names, not the kind', () => {
  expect(completedText(answer('mostly furniture, and a wardrobe'), 'a bed, a fridge')).toBe(
    'a bed, a fridge, wardrobe',
  );
});

it.each([
  ['sod and rocks', 'yard'],
  ['a pile of leaves, some gravel and a few boulders', 'yard'],
  ['bricks and rocks', 'construction'],
  ['rocks', 'construction'],
])('the load of %j is %j alone', (text, type) => {
  const candidates = readJunkLoad(answer(text), { wholeMessage: true })?.candidates;
  expect(candidates?.map(({ junkType }) => junkType)).toEqual([type]);
});
