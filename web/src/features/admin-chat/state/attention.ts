import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { asksForPerson, isActive, isWaiting, toastName } from './session-facts.ts';

/** Something in a session that an admin wants to hear of even when looking elsewhere. */
export interface Attention {
  kind: 'new_chat' | 'person_requested' | 'waiting' | 'takeover_lost';
  sessionId: string;
  title: string;
  message: string;
}

interface Known {
  /** The session as this desk knew it, if it did. */
  before: ChatSession | undefined;
  after: ChatSession;
  /** Chats that began later than this are new; older ones are only new to this desk. Null until a list has arrived. */
  since: string | null;
  adminId: string | undefined;
}

/**
 * What a change of a session means to an admin. It compares what was known with what is, however that was learnt: by an
 * event, by a refresh or by polling where no event gets through.
 */
export function attentionTo({ before, after, since, adminId }: Known): Attention[] {
  if (!isActive(after)) return [];
  const sessionId = after.id;
  const name = toastName(after);
  const isNew = !before && since !== null && after.createdAt > since;
  const isLearnt = before !== undefined || isNew;
  const found: Attention[] = [];
  if (isNew) {
    found.push({
      kind: 'new_chat',
      sessionId,
      title: 'New Chat Session',
      message: `${name} started a new chat`,
    });
  }
  if (isLearnt && asksForPerson(after) && after.personRequestedAt !== before?.personRequestedAt) {
    found.push({
      kind: 'person_requested',
      sessionId,
      title: 'Visitor waiting',
      message: `${name} asked for a person`,
    });
  }
  const isTheirs = after.isHandedOff && after.adminId !== adminId;
  if (before && isWaiting(after) && !isWaiting(before) && !isTheirs && found.length === 0) {
    found.push({
      kind: 'waiting',
      sessionId,
      title: 'Visitor waiting',
      message: `${name} is waiting for a reply`,
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
