import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { matchesWildcard } from './wildcards.ts';

const letters = fc.string({ unit: fc.constantFrom('a', 'b', '*', '?'), maxLength: 12 });

it('a wildcard matches as the regular expression of it does', () => {
  fc.assert(
    fc.property(letters, fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 12 }), (pattern, text) => {
      const source = pattern.replaceAll('*', '.*').replaceAll('?', '.');
      expect(matchesWildcard(pattern, text)).toBe(new RegExp(`^${source}$`, 'su').test(text));
    }),
  );
});

it('a wildcard of many stars is matched at once', () => {
  expect(matchesWildcard('*a'.repeat(200), 'a'.repeat(5000))).toBe(true);
  expect(matchesWildcard(`${'*a'.repeat(200)}b`, 'a'.repeat(5000))).toBe(false);
});
