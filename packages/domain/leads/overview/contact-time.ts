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
