import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';

/**
 * `POST /api/chat/sessions`: 201, and the visitor cookie at a visitor's first use. An `Idempotency-Key` makes a retry
 * answer the same session; it needs 16 characters that nobody can guess, such as a UUID. A visitor sees sessions without
 * `adminId`, which is a name to sign in with; `adminName` says who they are talking to.
 */
export type CreateSessionResponse = ChatSession;

/** `PATCH /api/chat/sessions/{id}`: the session as it is now. */
export type UpdateSessionResponse = ChatSession;

/** `GET /api/chat/sessions/{id}`: with its newest messages (500, or 4 MB) in the order of `seq`. */
export interface SessionWithMessages extends ChatSession {
  messages: ChatMessage[];
  /** The session's last `seq`. */
  lastSeq: number;
}

/** `GET /api/chat/sessions`: of a visitor the newest first, of all visitors the latest activity first. */
export interface SessionListResponse {
  sessions: ChatSession[];
  nextCursor: string | null;
}

/** `POST /api/chat/sessions/{id}/messages` and `POST /api/chat/messages`: the message as stored, 201. */
export type PostMessageResponse = ChatMessage;

/**
 * `GET /api/chat/sessions/{id}/messages?after=seq&limit=`: in the order of `seq`; `lastSeq` is the session's. Go on
 * after the last one while its `seq` is below `lastSeq`: a page also ends at 4 MB.
 */
export interface MessageListResponse {
  messages: ChatMessage[];
  lastSeq: number;
}
