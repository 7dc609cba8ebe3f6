import { expect, it } from '@jest/globals';
import { NO_SLOTS } from '../../../slots.ts';
import { understand } from '../../understand.ts';
import { otherNumberNote } from './other-number-note.ts';

const note = (text: string) =>
  otherNumberNote(
    understand(text, { asked: 'phone', known: NO_SLOTS, now: new Date('2026-11-18T15:00:00Z') }),
  );

it.each([
  [
    "My son's number is 902-555-0177 and mine is 902-555-0166 but I'm deaf, so ring him first.",
    "My son's number is 902-555-0177 and mine is 902-555-0166 but I'm deaf, so ring him first.",
  ],
  [
    'Mine is 902 555 0131. If I am at work try my neighbour at 902 555 0132',
    'If I am at work try my neighbour at 902 555 0132',
  ],
  [
    'my cell 902-555-0131 and the house is 902-555-0132',
    'my cell 902-555-0131 and the house is 902-555-0132',
  ],
  ['902.555.0131, backup is 782.555.0132', '902.555.0131, backup is 782.555.0132'],
  ['le 902-555-0131, sinon ma fille au 902-555-0132', 'le 902-555-0131, sinon ma fille au 902-555-0132'],
])('%j tells of a second number', (text, told) => {
  expect(note(text)).toBe(told);
});

it.each([
  '902-555-0131',
  '902-555-0131, no wait, 902-555-0132',
  'the old one was 902-555-0131, use 902-555-0132 after today',
  "902-555-0131 is the office, don't call it first, 902-555-0132",
  'home is 902-555-0131 but use my cell 902-555-0132',
  'call me when you can',
  '902-555-0131, non scuse 902-555-0132',
  '902-555-0131, oups non 902-555-0132',
])('%j tells of none', (text) => {
  expect(note(text)).toBeNull();
});
