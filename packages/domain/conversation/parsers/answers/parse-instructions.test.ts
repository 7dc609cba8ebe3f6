import { expect, it } from '@jest/globals';
import { parseInstructions } from './parse-instructions.ts';

it.each([
  'none',
  'No',
  'nope',
  "that's all",
  'Thats it, thanks!',
  "c'est tout",
  'nothing else',
  'no instructions',
  '',
  '  ',
  '👎',
  'all good',
])('parseInstructions reads %j as none', (text) => {
  expect(parseInstructions(text)).toEqual({ kind: 'skip' });
});

it.each([
  ['Gate code 1234.', 'Gate code 1234.'],
  ['  no parking in front, use the lane\nring twice ', 'no parking in front, use the lane\nring twice'],
  ['There are 3 steps 🙂', 'There are 3 steps 🙂'],
])('parseInstructions returns %j as written', (text, value) => {
  expect(parseInstructions(text)).toEqual({ kind: 'ok', value });
});
