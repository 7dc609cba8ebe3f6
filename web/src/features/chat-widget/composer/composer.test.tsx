import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { capText } from './composer.tsx';

it('capText caps texts at 4,000 without breaking a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }), (text) => {
      const capped = capText(text.repeat(4001));
      expect(capped.length).toBeLessThanOrEqual(4000);
      expect(capped.length).toBeGreaterThanOrEqual(3999);
      expect(capped.isWellFormed()).toBe(true);
    }),
    { numRuns: 30 },
  );
  expect(capText('short')).toBe('short');
});
