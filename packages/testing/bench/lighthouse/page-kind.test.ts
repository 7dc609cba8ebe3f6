import { expect, it } from '@jest/globals';
import { pageKind } from './page-kind.ts';

it.each([
  ['<head><meta name=robots content=noindex><title>', true],
  ['<head><meta name="robots" content="noindex"/>', true],
  ['<head><meta name=description content=noindex>', false],
])('%s is hidden: %s', (html, isHidden) => {
  expect(pageKind(200, html, false)).toEqual({ isHidden, isMissing: false });
});

it('a page that robots.txt keeps out is hidden, and one that is answered by 404 is missing', () => {
  expect(pageKind(404, '', true)).toEqual({ isHidden: true, isMissing: true });
});
