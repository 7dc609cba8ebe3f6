import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { chatState } from '@harbour-haul/domain/chat/chat-state';
import { type Attention, attention } from './attention.ts';

/** What an admin is told of who waits, and since when that is so; ISO 8601 in UTC. */
export interface Wait extends Attention {
  since: string;
}

/**
 * Returns what an admin is told of a chat that waited before they came; null where it waits for nobody, or for a colleague. What is
 * said of it is what `attentionTo` would have said when it began.
 */
export function waitedBefore(session: ChatSession, adminId: string): Wait | null {
  const { isHandedOff, snoozeEndedAt, personRequestedAt, lastMessage } = session;
  if (chatState(session) !== 'needs' || (isHandedOff && session.adminId !== adminId)) return null;
  if (snoozeEndedAt) return { ...attention('snooze_ended', session), since: snoozeEndedAt };
  if (isHandedOff && lastMessage?.sender === 'user')
    return { ...attention('waiting', session), since: lastMessage.timestamp };
  // Who waits for a call alone is told of with their lead.
  if (isHandedOff || personRequestedAt === null) return null;
  return { ...attention('person_requested', session), since: personRequestedAt };
}
