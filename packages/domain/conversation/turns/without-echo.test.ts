import { expect, it } from '@jest/globals';
import { withoutEcho } from './without-echo.ts';

const REPLY =
  "Got it: Furniture. Any special instructions, like stairs or parking? Say 'none' if there aren't any.";

it.each([
  ['Any special instructions, like stairs or parking? Gate code 0912', 'Gate code 0912'],
  ['gate code 0912', 'gate code 0912'],
  ['Any special instructions, like stairs or parking?', 'Any special instructions, like stairs or parking?'],
])('%j is read as %j', (text, read) => {
  expect(withoutEcho(text, REPLY)).toBe(read);
});

it('nothing is taken from the first message', () => {
  expect(withoutEcho('a couch', undefined)).toBe('a couch');
});
