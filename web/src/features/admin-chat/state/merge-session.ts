import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';

const PREVIEW_CHARACTERS = 200;

/**
 * What two copies of a session know together, whichever came first: the session's own fields of the higher `version`,
 * and what messages move of the higher `seq`.
 */
export function mergeSession(a: ChatSession, b: ChatSession): ChatSession {
  const own = b.version >= a.version ? b : a;
  const talk = b.seq >= a.seq ? b : a;
  return {
    ...own,
    // Seen stays seen: the server may not have stored yet what this console has marked.
    adminViewed: a.adminViewed || b.adminViewed,
    seq: talk.seq,
    lastMessage: talk.lastMessage,
    lastActivityAt: later(a.lastActivityAt, b.lastActivityAt),
  };
}

/** The session after a message; the very same where it knows of it already. */
export function withMessage(session: ChatSession, message: ChatMessage): ChatSession {
  if (message.seq <= session.seq) return session;
  const { sender, content, timestamp } = message;
  return {
    ...session,
    seq: message.seq,
    lastMessage: { sender, content: content.slice(0, PREVIEW_CHARACTERS), timestamp },
    lastActivityAt: later(timestamp, session.lastActivityAt),
  };
}

/** The later of two times; as texts of one form they compare as times do. */
export function later(a: string, b: string): string {
  if (a > b) return a;
  return b;
}
