import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { consumeRateLimit, MESSAGE_RATE_LIMIT } from './message-rate-limit.ts';

const START = Date.parse('2026-11-21T15:00:00.000Z');

/** How many of the messages at these milliseconds pass, one after another. */
function passed(times: number[]): number {
  let paidUntil = 0;
  let count = 0;
  for (const time of times) {
    const result = consumeRateLimit(paidUntil, new Date(START + time));
    if (!result.ok) continue;
    paidUntil = result.paidUntil;
    count += 1;
  }
  return count;
}

it.each([
  ['60 at once', Array<number>(60).fill(0), 60],
  ['61 at once', Array<number>(61).fill(0), 60],
  ['5 a second for ten minutes', Array.from({ length: 3000 }, (_, i) => i * 200), 3000],
  ['60 at once and 6 a second later', [...Array<number>(60).fill(0), ...Array<number>(6).fill(1000)], 66],
])('consumeRateLimit of %s, %#: the allowed number passes', (_case, times, expected) => {
  expect(passed(times)).toBe(expected);
});

it('consumeRateLimit returns how long to wait, and passes after that', () => {
  const full = START + MESSAGE_RATE_LIMIT.burst * MESSAGE_RATE_LIMIT.intervalMs;
  const refused = consumeRateLimit(full, new Date(START));
  if (refused.ok) throw new Error('It passed.');
  expect(refused.retryAfterSeconds).toBe(1);
  expect(consumeRateLimit(full, new Date(START + refused.retryAfterSeconds * 1000)).ok).toBe(true);
});

describe('consumeRateLimit for any times', () => {
  it('lets several pass at once exactly where each of them would, and says how long all of them have to wait', () => {
    const cases = fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 1, max: 8 }));
    fc.assert(
      fc.property(cases, ([aheadMs, count]) => {
        const now = new Date(START);
        let each = consumeRateLimit(START + aheadMs, now);
        for (let more = 1; more < count; more += 1) {
          if (each.ok) each = consumeRateLimit(each.paidUntil, now);
        }
        const inOne = consumeRateLimit(START + aheadMs, now, MESSAGE_RATE_LIMIT, count);
        if (each.ok) expect(inOne).toEqual(each);
        if (inOne.ok) return;
        expect(each.ok).toBe(false);
        const later = new Date(START + inOne.retryAfterSeconds * 1000);
        expect(consumeRateLimit(START + aheadMs, later, MESSAGE_RATE_LIMIT, count).ok).toBe(true);
      }),
    );
  });

  it('lets every burst of 20 among 5 a second pass', () => {
    const bursts = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(bursts, (sizes) => {
        let time = 0;
        const times = sizes.flatMap((size) => {
          const burst = Array<number>(size).fill(time);
          time += size * 200;
          return burst;
        });
        expect(passed(times)).toBe(times.length);
      }),
    );
  });

  it('never lets more pass than the burst and its rate', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 400 });
    fc.assert(
      fc.property(gaps, (list) => {
        let time = 0;
        const times = list.map((gap) => {
          time += gap;
          return time;
        });
        const intervals = (time - (times[0] ?? 0)) / MESSAGE_RATE_LIMIT.intervalMs;
        expect(passed(times)).toBeLessThanOrEqual(MESSAGE_RATE_LIMIT.burst + intervals);
      }),
    );
  });

  it('keeps nobody waiting whose clock was set back', () => {
    const later = new Date('2026-11-22T15:00:00.000Z');
    let paidUntil = 0;
    for (let sent = 0; sent < MESSAGE_RATE_LIMIT.burst; sent += 1) {
      const result = consumeRateLimit(paidUntil, later);
      if (result.ok) paidUntil = result.paidUntil;
    }
    const at = (ms: number) => consumeRateLimit(paidUntil, new Date(later.getTime() + ms));
    expect(at(0).ok).toBe(false);
    // The clocks of two servers may differ by so much, which opens nothing.
    expect(at(-30_000).ok).toBe(false);
    expect(at(-3_600_000).ok).toBe(true);
    expect(at(-24 * 3_600_000).ok).toBe(true);
  });
});
