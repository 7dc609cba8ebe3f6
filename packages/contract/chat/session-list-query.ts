import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { visitorIdField } from '../visitor-id-field.ts';

/** A page of sessions: of a visitor the newest first, of all visitors the latest activity first. */
export interface SessionListResponse {
  sessions: ChatSession[];
  nextCursor: string | null;
}

/** `_t` only defeats caches (specification section 7). */
export function listSessionsSchema() {
  return object({
    visitorId: visitorIdField(),
    limit: string().matches(/^([1-9]\d?|100)$/, 'Please use a whole number from 1 to 100.'),
    after: string()
      .max(500, INVALID)
      .matches(/^[A-Za-z0-9_-]+$/, INVALID),
    _t: string().max(30, INVALID),
  });
}

/** The query of the lists of active chats. */
export function listActiveSessionsSchema() {
  return listSessionsSchema().omit(['visitorId']);
}

export type ListSessionsQuery = InferType<ReturnType<typeof listSessionsSchema>>;
export type ListActiveSessionsQuery = InferType<ReturnType<typeof listActiveSessionsSchema>>;
