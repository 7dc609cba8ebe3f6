/** How many messages a visitor may post at once, and how often one more after that. Whole milliseconds add up exactly. */
export const MESSAGE_PACE = { burst: 60, intervalMs: 160 } as const;

const ROOM_MS = (MESSAGE_PACE.burst - 1) * MESSAGE_PACE.intervalMs;

export type Pace = { ok: true; paidUntil: number } | { ok: false; retryAfterSeconds: number };

/**
 * A leaky bucket in one number: every message pays for one interval, in advance up to the burst. It needs no row and no
 * write of its own, since it stands in the session that the message changes anyway.
 * @param paidUntil what the last message left, in milliseconds since 1970; 0 for none.
 */
export function payForMessage(paidUntil: number, now: Date): Pace {
  const start = Math.max(paidUntil, now.getTime());
  const ahead = start - now.getTime();
  if (ahead <= ROOM_MS) return { ok: true, paidUntil: start + MESSAGE_PACE.intervalMs };
  return { ok: false, retryAfterSeconds: Math.ceil((ahead - ROOM_MS) / 1000) };
}
