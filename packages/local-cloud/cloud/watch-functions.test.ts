import { expect, it } from '@jest/globals';
import { isSource } from './watch-functions.ts';

it.each([
  ['leads/create-lead.ts', true],
  ['domain/leads/status.ts', true],
  ['contract/package.json', true],
  ['leads/create-lead.test.ts', false],
  ['local-cloud/cloud/main.ts', false],
  ['aws/node_modules/x/index.js', false],
  ['leads/notes.txt', false],
])('a change of %s reloads functions: %s', (path, expected) => {
  expect(isSource(path)).toBe(expected);
});
