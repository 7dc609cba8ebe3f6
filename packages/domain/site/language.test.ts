import { expect, it } from '@jest/globals';
import { localPath } from './language.ts';

it.each([
  ['en', '/', '/'],
  ['en', '/thank-you', '/thank-you'],
  ['fr', '/', '/fr'],
  ['fr', '/thank-you', '/fr/thank-you'],
] as const)('the path in %s of %s is %s', (language, path, expected) => {
  expect(localPath(language, path)).toBe(expected);
});
