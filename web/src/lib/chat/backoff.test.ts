import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { backoffMs } from './backoff.ts';
import { RECONNECT_BACKOFF } from './live-channel.ts';
import { SEND_BACKOFF } from './outbox-sender.ts';

describe('the backoff of a socket', () => {
  const reconnectMs = (retry: number, random: () => number) => backoffMs(retry, RECONNECT_BACKOFF, random);

  it('is three seconds at first, and never below that or above thirty', () => {
    expect(reconnectMs(0, () => 0.99)).toBe(3000);
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: 0, max: 0.999, noNaN: true }), (retry, chance) => {
        const delay = reconnectMs(retry, () => chance);
        expect(delay).toBeGreaterThanOrEqual(3000);
        expect(delay).toBeLessThanOrEqual(30_000);
      }),
    );
  });

  it('is half random after many losses', () => {
    expect(reconnectMs(9, () => 0)).toBe(15_000);
    expect(reconnectMs(9, () => 0.5)).toBe(22_500);
  });
});

it('the backoff of an outbox doubles with each failure up to half a minute, and half of it is random', () => {
  expect([0, 1, 2, 8, 98].map((retry) => backoffMs(retry, SEND_BACKOFF, () => 1))).toEqual([
    1000, 2000, 4000, 30_000, 30_000,
  ]);
  expect(backoffMs(0, SEND_BACKOFF, () => 0)).toBe(500);
});
