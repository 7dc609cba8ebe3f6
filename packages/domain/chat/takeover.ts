import type { ChatSession } from './chat-session.ts';

/** How long an admin may neither post nor be connected before the assistant takes a chat back. */
const AWAY_MS = 5 * 60_000;

/** Returns the time since which an admin must have been seen; ISO 8601. */
export function presenceCutoff(now: Date): string {
  return new Date(now.getTime() - AWAY_MS).toISOString();
}

/**
 * Whether the admin who took a chat over is away.
 * @param holderSeenAt when they last took over, posted or sent a sign of presence.
 */
export function isHolderAway(session: ChatSession, holderSeenAt: string | null, now: Date): boolean {
  return session.isHandedOff && (holderSeenAt === null || holderSeenAt < presenceCutoff(now));
}
