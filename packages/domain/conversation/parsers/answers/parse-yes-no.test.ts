import { expect, it } from '@jest/globals';
import { leansNo, parseYesNo } from './parse-yes-no.ts';

it.each([
  'yes',
  'YES!',
  'y',
  'yesss',
  'yep',
  'ok',
  'k',
  'sure',
  'oui',
  "oui c'est bon",
  '👍',
  '👍🏽',
  'looks good',
  'all good',
  'sumbit',
])('"%s" is a yes', (text) => expect(parseYesNo(text)).toBe('yes'));

it.each(['no', 'noo', 'nope', 'n', 'n/a', 'non merci', 'not good', '👎', 'no thanks'])(
  '"%s" is a no',
  (text) => expect(parseYesNo(text)).toBe('no'),
);

it.each(['', '?', 'yes but change the phone number', 'okanagan', 'good question', 'tomorrow'])(
  '"%s" is neither',
  (text) => expect(parseYesNo(text)).toBeNull(),
);

it.each([
  ['merci mais non', true],
  ['idk no', true],
  ['Jane Roe', false],
  ['there is no photo but my name is Jane Roe', false],
])('"%s" leans to no: %s', (text, expected) => expect(leansNo(text)).toBe(expected));
