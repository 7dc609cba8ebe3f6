import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';

/** `POST /api/chat/sessions`: 201, and the visitor cookie at a visitor's first use. */
export type CreateSessionResponse = ChatSession;

/** `GET /api/chat/sessions/{id}`. */
export interface SessionWithMessages extends ChatSession {
  messages: ChatMessage[];
}

/** `GET /api/chat/sessions?visitorId=`: newest first. */
export interface SessionListResponse {
  sessions: ChatSession[];
  nextCursor: string | null;
}

/** `POST /api/chat/sessions/{id}/messages` and `POST /api/chat/messages`: the message as stored, 201. */
export type PostMessageResponse = ChatMessage;

/** `GET /api/chat/sessions/{id}/messages?after=seq&limit=`: in the order of `seq`; `lastSeq` is the session's. */
export interface MessageListResponse {
  messages: ChatMessage[];
  lastSeq: number;
}
