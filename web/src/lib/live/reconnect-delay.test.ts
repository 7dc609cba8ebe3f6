import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { reconnectDelay } from './reconnect-delay.ts';

it('is three seconds at first, and never below that or above thirty', () => {
  expect(reconnectDelay(0, () => 0.99)).toBe(3000);
  fc.assert(
    fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (retry, chance) => {
      const delay = reconnectDelay(retry, () => chance);
      expect(delay).toBeGreaterThanOrEqual(3000);
      expect(delay).toBeLessThanOrEqual(30_000);
    }),
  );
});

it('leaves much to chance later', () => {
  expect(reconnectDelay(9, () => 0)).toBe(15_000);
  expect(reconnectDelay(9, () => 0.5)).toBe(22_500);
});
