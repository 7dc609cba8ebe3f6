import { expect, it } from '@jest/globals';
import { secondsToKeep } from './cache-policy.ts';

const LIFETIMES = { min: 1, otherwise: 86_400, max: 31_536_000 };

it.each([
  [200, undefined, 86_400],
  [200, 'public, max-age=31536000, immutable', 31_536_000],
  [200, 'max-age=60', 60],
  [200, 'public, max-age=0, s-maxage=300, must-revalidate', 300],
  [200, 'max-age=0', 1],
  [200, 'max-age=99999999999', 31_536_000],
  [200, 'private, max-age=60', 1],
  [200, 'no-store', 1],
  [404, undefined, 10],
  [404, 's-maxage=60', 60],
])('an edge keeps a %i with Cache-Control %s for %i seconds', (status, cacheControl, seconds) => {
  expect(secondsToKeep(LIFETIMES, { status, cacheControl })).toBe(seconds);
});
