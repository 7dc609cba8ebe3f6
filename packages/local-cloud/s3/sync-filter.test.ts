import { expect, it } from '@jest/globals';
import { globPattern, syncFilter } from './sync-filter.ts';

it.each([
  [['*'], ['assets/*'], 'assets/deep/app.js', true],
  [['*'], ['assets/*'], 'index.html', false],
  [['assets/*'], [], 'assets/app.js', false],
  [['assets/*'], [], 'index.html', true],
  [[], [], 'anything', true],
])('a sync filter that excludes %j and includes %j: %s is %s', (excludes, includes, key, expected) => {
  expect(syncFilter(excludes, includes)(key)).toBe(expected);
});

it('a sync filter matches every character but * and ? literally', () => {
  expect(globPattern('/a.c/?').test('/abc/x')).toBe(false);
  expect(globPattern('/a.c/?').test('/a.c/x')).toBe(true);
  expect(globPattern('/api/*').test('/api')).toBe(false);
});
