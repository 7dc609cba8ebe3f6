/** So many at once, and one more each interval after that. */
export interface RateLimit {
  readonly burst: number;
  readonly intervalMs: number;
}

/** How many messages a visitor may post at once, and how often one more after that. Whole milliseconds add up exactly. */
export const MESSAGE_RATE_LIMIT = { burst: 60, intervalMs: 160 } as const;

const DEFAULT_LIMIT: RateLimit = MESSAGE_RATE_LIMIT;

export type RateLimitResult = { ok: true; paidUntil: number } | { ok: false; retryAfterSeconds: number };

/**
 * A leaky bucket in one number: every message pays for one interval, in advance up to the burst. It needs no row and no
 * write of its own, since it stands in the session that the message changes anyway.
 * @param paidUntil what the last message left, in milliseconds since 1970; 0 for none.
 */
export function consumeRateLimit(
  paidUntil: number,
  now: Date,
  { burst, intervalMs } = DEFAULT_LIMIT,
): RateLimitResult {
  const roomMs = (burst - 1) * intervalMs;
  const start = Math.max(paidUntil, now.getTime());
  const ahead = start - now.getTime();
  if (ahead <= roomMs) return { ok: true, paidUntil: start + intervalMs };
  return { ok: false, retryAfterSeconds: Math.ceil((ahead - roomMs) / 1000) };
}
