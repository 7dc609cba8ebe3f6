import { expect, it } from '@jest/globals';
import { converse, TO_NAME } from '../../../testing/converse.ts';

it.each([
  ['skip Greg Cole', 'Greg Cole'],
  ['Skip Jessica Doucet', 'Jessica Doucet'],
  ['skip mary-jo macneil', 'Mary-Jo MacNeil'],
  ['skip Ngozi Obi', 'Ngozi Obi'],
  ['skip mary', 'Mary'],
  ['skip Mr. Osei', 'Osei'],
  ['skip...Greg Cole', 'Greg Cole'],
  ['no photo Greg Cole', 'Greg Cole'],
  ['no pic greg cole', 'Greg Cole'],
  ["pas de photo, moi c'est Mireille", 'Mireille'],
  ['Skip Jones', 'Skip Jones'],
  ['my name is Skip Jones', 'Skip Jones'],
  ['skip', null],
  ['no pics today', null],
  ["I'll skip na lang", null],
  ['no pics po hehe wala na lang', null],
])('beside the photo, "%s" is %j', (text, name) => {
  expect(converse(...TO_NAME.slice(0, 1), text).state.slots.name).toBe(name);
});

it.each([
  ['Clarence comma Clarence Hubley H U B L E Y', 'Clarence Hubley'],
  ['Clarence Hubley period', 'Clarence Hubley'],
  ['skip Greg Cole', 'Greg Cole'],
  ['Skip Jones', 'Skip Jones'],
])('as a name, "%s" is %j', (text, name) => {
  expect(converse(...TO_NAME, text).state.slots.name).toBe(name);
});
