import { expect, it } from '@jest/globals';
import { FRENCH } from '../../../conversation/wording/french.ts';
import { furtherPhoneNote, severalPhones } from './several-phones.ts';

const FIRST = '902-555-0101';
const SECOND = '902-555-0102';

it.each([
  [`${FIRST} or ${SECOND}`, FIRST, SECOND],
  [`${FIRST} ou ${SECOND}`, FIRST, SECOND],
  [`${FIRST}/${SECOND}`, FIRST, SECOND],
  [`${FIRST}, ${SECOND}`, FIRST, SECOND],
  [`${FIRST};${SECOND}`, FIRST, SECOND],
  [`(902) 555-0101 and my wife ${SECOND}`, '(902) 555-0101', `my wife ${SECOND}`],
  [`${FIRST}, ext. 4 or ${SECOND} ext. 7`, `${FIRST}, ext. 4`, `${SECOND} ext. 7`],
  [`${FIRST}\n${SECOND} (after 5)`, FIRST, `${SECOND} (after 5)`],
])('takes the further number off %j', (text, phone, further) => {
  expect(severalPhones(text)).toEqual({ phone, further });
});

it.each([
  FIRST,
  '902-555-0148, extension 450',
  '+44 20 7946 0958',
  'call me or text me',
  `${FIRST} or 555-0102`,
  `555-0101 or ${SECOND}`,
  `Ann ${FIRST} or ${SECOND}`,
  `${FIRST} or ${SECOND} ${'and so on '.repeat(6)}`,
  '',
])('leaves %j as it is', (text) => expect(severalPhones(text)).toBeNull());

it.each([
  [SECOND, null, 'Other number: (902) 555-0102'],
  ['my wife 902-555-0102', 'en', 'Other number: my wife 902-555-0102'],
  [SECOND, 'fr', 'Autre numéro\u00a0: (902) 555-0102'],
] as const)('notes %j as the chat does (%s)', (further, language, note) => {
  expect(furtherPhoneNote({ phone: FIRST, further }, language)).toBe(note);
});

it('notes it in the words of the French chat', () => {
  const said = FRENCH.phone.other('(902) 555-0102').replaceAll('\u00a0', ' ');
  expect(furtherPhoneNote({ phone: FIRST, further: SECOND }, 'fr').replaceAll('\u00a0', ' ')).toBe(said);
});
