import { expect, it } from '@jest/globals';
import { parseLine } from './parse-field.ts';

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
