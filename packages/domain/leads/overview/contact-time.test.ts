import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contactBucket, medianBucket } from './contact-time.ts';

const CREATED = '2026-11-21T15:00:00.000Z';
const after = (minutes: number) => new Date(Date.parse(CREATED) + minutes * 60_000).toISOString();

it.each([
  [0, 0],
  [0.99, 0],
  [1, 1],
  [59.9, 59],
  [60, 60],
  [64.9, 60],
  [65, 65],
  [1439, 1435],
  [1440, 1440],
  [1499, 1440],
  [1500, 1500],
  [60 * 24 * 60, 86_400],
  [60 * 24 * 600, 86_400],
])('contactBucket: a contact after %d minutes is counted at %d', (minutes, bucket) => {
  expect(contactBucket(CREATED, after(minutes))).toBe(bucket);
});

it('contactBucket counts a contact before the creation, as two clocks can show it, as immediate', () => {
  expect(contactBucket(CREATED, after(-3))).toBe(0);
});

it('contactBucket has at most 1,800 buckets, so that counters cannot grow without bound', () => {
  const buckets = new Set(
    Array.from({ length: 200_000 }, (_, minute) => contactBucket(CREATED, after(minute))),
  );
  expect(buckets.size).toBeLessThanOrEqual(1800);
});

it('medianBucket of no counts is null', () => {
  expect(medianBucket(new Map())).toBeNull();
  expect(medianBucket(new Map([[5, 0]]))).toBeNull();
});

it('medianBucket is the lower median of all counts', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3000 }), { minLength: 1 }), (minutes) => {
      const buckets = minutes.map((one) => contactBucket(CREATED, after(one)));
      const counts = new Map<number, number>();
      for (const bucket of buckets) counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
      const sorted = buckets.toSorted((a, b) => a - b);
      expect(medianBucket(counts)).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
    }),
  );
});
