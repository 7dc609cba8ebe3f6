import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { isActive, isWaiting, requestText, wantsPerson } from '../session-facts.ts';
import { chatTitle } from '../session-names.ts';

/** Something in a session that an admin is notified of on every screen. */
export interface Attention {
  kind: 'new_chat' | 'person_requested' | 'waiting' | 'snooze_ended' | 'handed_over' | 'takeover_lost';
  sessionId: string;
  title: string;
  message: string;
}

interface Known {
  /** The session as it was cached, if it was. */
  before: ChatSession | undefined;
  after: ChatSession;
  /** Chats created later than this are new; older ones are only new to this console. Null until a list has arrived. */
  since: string | null;
  adminId: string | undefined;
}

/**
 * Returns what an admin is notified of after a change of a session. It compares the cached session with the new one,
 * whichever way that arrived: by an event, a refresh or polling.
 */
export function attentionTo({ before, after, since, adminId }: Known): Attention[] {
  if (!isActive(after)) return [];
  const sessionId = after.id;
  const name = chatTitle(after);
  const isNew = !before && since !== null && after.createdAt > since;
  const isReported = before !== undefined || isNew;
  const found: Attention[] = [];
  if (isNew) {
    found.push({
      kind: 'new_chat',
      sessionId,
      title: 'New Chat Session',
      message: `${name} started a new chat`,
    });
  }
  if (isReported && wantsPerson(after) && after.personRequestedAt !== before?.personRequestedAt) {
    found.push({
      kind: 'person_requested',
      sessionId,
      title: 'Visitor waiting',
      message: `${name} ${requestText(after).replace('Asked', 'asked')}`,
    });
  }
  const isTheirs = after.isHandedOff && after.adminId !== adminId;
  if (before && after.snoozeEndedAt && !before.snoozeEndedAt && !isTheirs && found.length === 0) {
    found.push({
      kind: 'snooze_ended',
      sessionId,
      title: 'Snooze ended',
      message: `${name} needs you again`,
    });
  }
  if (before && isWaiting(after) && !isWaiting(before) && !isTheirs && found.length === 0) {
    found.push({
      kind: 'waiting',
      sessionId,
      title: 'Visitor waiting',
      message: `${name} is waiting for a reply`,
    });
  }
  if (before && after.handedOverBy !== null && after.adminId === adminId && before.adminId !== adminId) {
    found.push({
      kind: 'handed_over',
      sessionId,
      title: 'Chat handed over to you',
      message: `${after.handedOverBy} handed ${name} over to you`,
    });
  }
  if (before?.isHandedOff && before.adminId === adminId && !after.isHandedOff) {
    found.push({
      kind: 'takeover_lost',
      sessionId,
      title: 'Takeover Ended',
      message: `${name} is being handled by the AI assistant again`,
    });
  }
  return found;
}

/** Whether a chat needs nobody: it is closed or put away, or an admin has seen it and its visitor does not wait for a person. */
export function isSettled(session: ChatSession): boolean {
  if (!isActive(session) || session.snoozedUntil) return true;
  if (session.snoozeEndedAt) return false;
  return session.adminViewed && !wantsPerson(session) && !isWaiting(session);
}
