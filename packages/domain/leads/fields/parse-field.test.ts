import { expect, it } from '@jest/globals';
import { parseLine, parsePhone } from './parse-field.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

it.each([
  ['Zed Hill\r\nBcc: evil@example.com', 'Zed Hill Bcc: evil@example.com'],
  ['5 Oak St\n\nHalifax', '5 Oak St Halifax'],
  ['  Ann\u2028Hill ', 'Ann Hill'],
  ['\n', null],
  [undefined, null],
])('parseLine(%j) is %j', (input, line) => {
  expect(parseLine(input, NOW)).toBe(line);
});

it.each([
  ['+1 902 555 0155 ext 4', '(902) 555-0155 x4'],
  ['902-555-0155', '902-555-0155'],
  ['0000000000', null],
  [' ', null],
  [undefined, null],
])('parsePhone(%j) is %j', (input, phone) => {
  expect(parsePhone(input, NOW)).toBe(phone);
});
