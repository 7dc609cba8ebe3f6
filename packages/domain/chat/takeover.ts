import type { ChatSession } from './chat-session.ts';

/** How long an admin may neither answer nor be connected before the assistant takes a chat back. */
const AWAY_MS = 5 * 60_000;

/** The time since which an admin must have been seen; ISO 8601. */
export function presenceCutoff(now: Date): string {
  return new Date(now.getTime() - AWAY_MS).toISOString();
}

/**
 * Whether the admin who took a chat over seems to be gone.
 * @param holderSeenAt when they last took over, answered or said that they are there.
 */
export function isHolderAway(session: ChatSession, holderSeenAt: string | null, now: Date): boolean {
  return session.isHandedOff && (holderSeenAt === null || holderSeenAt < presenceCutoff(now));
}
