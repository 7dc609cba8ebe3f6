import type { ChatSession } from './chat-session.ts';
import { chatState } from './chat-state.ts';

/** Returns the time of the last activity before which a sent chat closes by itself; ISO 8601. */
export function idleCutoff(now: Date, hours: number): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}

/** Whether a chat has done what it was for, and nobody has said anything since before the cutoff. */
export function isIdle(session: ChatSession, cutoff: string): boolean {
  return chatState(session) === 'sent' && !session.isHandedOff && session.lastActivityAt < cutoff;
}
