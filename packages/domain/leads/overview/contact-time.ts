import type { AnswerTime } from './overview.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;
/** Later contacts are counted in the bucket of this time. */
const MAX_MINUTES = 60 * DAY;

/**
 * Returns the bucket in which a time from creation to first contact is counted, by its lower end in minutes: whole minutes up
 * to an hour, five minutes up to a day, hours beyond. A median over buckets is exact to their width.
 */
export function contactBucket(createdAt: string, firstContactAt: string): number {
  const minutes = Math.max(0, Math.floor((Date.parse(firstContactAt) - Date.parse(createdAt)) / MINUTE_MS));
  const width = minutes < HOUR ? 1 : minutes < DAY ? 5 : HOUR;
  return Math.min(MAX_MINUTES, Math.floor(minutes / width) * width);
}

/** The median of counted buckets, in minutes; null where nothing was counted. */
export function medianBucket(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [bucket, count] of sorted) {
    seen += count;
    if (seen * 2 >= total) return bucket;
  }
  return null;
}

/** Five minutes win most leads, after half an hour a competitor has called; then half a day and a day. */
const ANSWER_LIMITS = [5, 30, 4 * HOUR, DAY];

/** Counted buckets by how soon the first contact was. */
export function answerTimes(counts: ReadonlyMap<number, number>): AnswerTime[] {
  const limits = [...ANSWER_LIMITS, Number.POSITIVE_INFINITY];
  return limits.map((limit, index) => {
    const from = limits[index - 1] ?? 0;
    const within = [...counts].filter(([bucket]) => bucket >= from && bucket < limit);
    return {
      withinMinutes: Number.isFinite(limit) ? limit : null,
      leads: within.reduce((sum, [, count]) => sum + Math.max(0, count), 0),
    };
  });
}
