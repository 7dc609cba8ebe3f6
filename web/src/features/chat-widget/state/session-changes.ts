import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { CHAT_CLOSED, joined, left, withNote } from './chat-notes.ts';
import type { ChatRecord } from './chat-record.ts';
import { withClosedSession, withPerson } from './outbox-changes.ts';

/** What of a session the conversation goes by. */
export type SessionState = Pick<ChatSession, 'id' | 'version' | 'status' | 'isHandedOff' | 'adminName'>;

export interface SessionChange {
  record: ChatRecord;
  /** The assistant answers again: its script is to be resumed. */
  personLeft: boolean;
}

/**
 * How the conversation stands once the session is known to stand like this: who answers is the server's word alone. Each
 * change is told to the visitor once, in whichever tab hears of it first. A word that comes too late, or is of another
 * session, changes nothing.
 */
export function withSession(record: ChatRecord, session: SessionState, now: number): SessionChange {
  if (record.sessionId !== session.id || session.version < record.sessionVersion) {
    return { record, personLeft: false };
  }
  const known = { ...record, sessionVersion: session.version };
  const { adminName } = session;
  if (session.status === 'closed') return { record: closed(known, now), personLeft: false };
  if (session.isHandedOff) {
    const isTold = known.answeredBy === 'person' && known.adminName === adminName;
    const taken = withPerson(known, now);
    return {
      record: isTold ? known : withNote({ ...taken, adminName }, joined(adminName), now),
      personLeft: false,
    };
  }
  if (known.answeredBy !== 'person') return { record: known, personLeft: false };
  const told = withNote(known, left(known.adminName, known.finished), now);
  return { record: { ...told, answeredBy: 'assistant', adminName: null }, personLeft: !known.finished };
}

/** The chat is over, and the visitor is told so; what still waits goes to a new one. */
export function closed(record: ChatRecord, now: number): ChatRecord {
  return withClosedSession(withNote(record, CHAT_CLOSED, now));
}
