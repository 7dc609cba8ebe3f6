import { expect, it } from '@jest/globals';
import { readUtterance } from '../../utterance/read-utterance.ts';
import { withoutUnit } from './without-unit.ts';

const KNOWN = '18 Raven Court, Unit 7, Dartmouth B2X 1G6';

it.each([
  "no unit, it's the house",
  'remove the unit number',
  "there's no apartment here, just a house",
  'take off the apt number please',
  'delete unit 7',
  "it's not an apartment",
  "pas d'appartement, c'est une maison",
  'remove the unit from the address',
])('"%s" leaves the unit out', (text) => {
  expect(withoutUnit(readUtterance(text), KNOWN)).toBe('18 Raven Court, Dartmouth B2X 1G6');
});

it.each([
  '',
  'no',
  'no unit 9',
  'unit 7 is right',
  'no apartment buzzer',
  'not the apartment above us',
  'remove the condo sofa',
  'no, the unit is 8',
  'no unit number on the buzzer',
  'there is no unit on the door, ring 3',
  'my unit is 7, not the condo',
  "it's not the apartment number, that's the gate code",
])('"%s" leaves it in', (text) => {
  expect(withoutUnit(readUtterance(text), KNOWN)).toBeNull();
});

it('says nothing of an address without one', () => {
  expect(withoutUnit(readUtterance('no unit'), '18 Raven Court, Dartmouth B2X 1G6')).toBeNull();
});
