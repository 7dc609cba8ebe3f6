const MAX_MS = 30_000;

/** How long a kind of retry waits at first, and at least. */
interface BackoffLimits {
  firstMs: number;
  minMs: number;
}

/**
 * Returns how many milliseconds to wait before a retry: twice as long each time, up to half a minute. The later half of
 * that is random, so that browsers do not come back to a server all at once.
 * @param retry 0 for the first after a failure
 */
export function backoffMs(
  retry: number,
  { firstMs, minMs }: BackoffLimits,
  random: () => number = Math.random,
): number {
  const max = Math.min(MAX_MS, firstMs * 2 ** retry);
  const min = Math.max(minMs, max / 2);
  return Math.round(min + (max - min) * random());
}
