import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Latencies, summaryOf } from './latencies.ts';

function latenciesOf(times: readonly number[]): Latencies {
  const latencies = new Latencies();
  for (const time of times) latencies.record(time);
  return latencies;
}

it('is within a thousandth of the exact value at any share, whatever was recorded', () => {
  const times = fc.array(fc.double({ min: 0.01, max: 60_000, noNaN: true }), {
    minLength: 1,
    maxLength: 300,
  });
  fc.assert(
    fc.property(times, fc.double({ min: 0.01, max: 1, noNaN: true }), (recorded, share) => {
      const sorted = recorded.toSorted((a, b) => a - b);
      const at = latenciesOf(recorded).atShare(share);
      // Where a rank falls between two values either may be meant.
      const rank = share * sorted.length;
      const [low = 0, high = 0] = [Math.floor(rank) - 1, Math.ceil(rank)].map(
        (index) => sorted[Math.min(sorted.length - 1, Math.max(0, index))],
      );
      expect(at).toBeGreaterThanOrEqual(low * 0.998 - 0.002);
      expect(at).toBeLessThanOrEqual(high * 1.002 + 0.002);
    }),
  );
});

it('sums up a known set, and nothing', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1);
  expect(summaryOf(latenciesOf(hundred))).toEqual({ count: 100, p50: 50, p95: 95, p99: 99, max: 100 });
  expect(summaryOf(new Latencies())).toEqual({ count: 0, p50: 0, p95: 0, p99: 0, max: 0 });
});

it('adds up what others have recorded', () => {
  const all = new Latencies();
  for (const part of [[1, 2, 3], [], [100]]) all.add(latenciesOf(part));
  expect(summaryOf(all)).toEqual({ count: 4, p50: 2, p95: 100, p99: 100, max: 100 });
});

it('takes what is longer than an hour for an hour', () => {
  expect(latenciesOf([10 ** 9]).atShare(1)).toBeCloseTo(3_600_000, -4);
});
