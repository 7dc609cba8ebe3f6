/** `burst` messages at once, and one more each interval after that. */
export interface RateLimit {
  readonly burst: number;
  readonly intervalMs: number;
}

/** The rate limit of a visitor's messages. Whole milliseconds add up exactly. */
export const MESSAGE_RATE_LIMIT = { burst: 60, intervalMs: 160 } as const;

const DEFAULT_LIMIT: RateLimit = MESSAGE_RATE_LIMIT;

/** The clocks of servers differ by less. */
const MAX_SKEW_MS = 60_000;

export type RateLimitResult = { ok: true; paidUntil: number } | { ok: false; retryAfterSeconds: number };

/**
 * Consumes a message, or several or none of them, of a leaky bucket that is one number: every message uses up one interval, in
 * advance up to the burst. It needs no row and no write of its own, since it is stored in the session that the message changes anyway.
 * @param paidUntil the `paidUntil` that the last message returned, in milliseconds since 1970; 0 for none.
 */
export function consumeRateLimit(
  paidUntil: number,
  now: Date,
  { burst, intervalMs } = DEFAULT_LIMIT,
  count = 1,
): RateLimitResult {
  const roomMs = (burst - 1) * intervalMs;
  // Nobody can have paid further ahead: the clock was set back, and nobody is to wait until it is there again.
  const isOfLaterClock = paidUntil - now.getTime() > roomMs + intervalMs + MAX_SKEW_MS;
  const start = Math.max(isOfLaterClock ? 0 : paidUntil, now.getTime());
  const ahead = start + (count - 1) * intervalMs - now.getTime();
  if (ahead <= roomMs) return { ok: true, paidUntil: start + count * intervalMs };
  return { ok: false, retryAfterSeconds: Math.ceil((ahead - roomMs) / 1000) };
}
