import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { CHAT_STATES } from '@harbour-haul/domain/chat/chat-state';
import { MAX_SEARCH } from '@harbour-haul/domain/leads/search/search-terms';
import { type InferType, object, string } from 'yup';
import { isListedOwner, LISTED_OWNERS } from '../listed-owners.ts';
import { INVALID } from '../messages.ts';
import { visitorIdField } from '../visitor-id-field.ts';

/** A page of sessions: of a visitor, and of a search, the newest first, of all visitors by their activity. */
export interface SessionListResponse {
  sessions: ChatSession[];
  nextCursor: string | null;
  /** Of a search: more chats have a word of it than are looked at, so that older ones may be missing. */
  isPartial?: true;
}

const LISTED_STATES = [...CHAT_STATES, 'active'] as const;
const OWNER = `Please use one of: ${LISTED_OWNERS.join(', ')}, or user: and a username.`;
const SESSION_ORDERS = ['latest', 'oldest'] as const;

/** `_t` only defeats caches (specification section 7). */
export function listSessionsSchema() {
  return object({
    visitorId: visitorIdField(),
    limit: string().matches(/^([1-9]\d?|100)$/, 'Please use a whole number from 1 to 100.'),
    after: string()
      .max(500, INVALID)
      .matches(/^[A-Za-z0-9_-]+$/, INVALID),
    /** Chats of one state alone, or of all states of active chats. */
    state: string().oneOf(LISTED_STATES, `Please use one of: ${LISTED_STATES.join(', ')}.`),
    /** Chats that are the admin's own, nobody's, or a colleague's (`ownedBy`). */
    owner: string().max(200, INVALID).test('owner', OWNER, isListedOwner),
    order: string().oneOf(SESSION_ORDERS, `Please use one of: ${SESSION_ORDERS.join(', ')}.`),
    /** Words of messages and names, phone numbers, or the beginning of a visitor id. */
    search: string().max(MAX_SEARCH, INVALID),
    _t: string().max(30, INVALID),
  }).test('one-list', function check({ owner, search, visitorId }) {
    if (owner === undefined || (search === undefined && visitorId === undefined)) return true;
    return this.createError({
      path: 'owner',
      message: 'Please use only one of owner, search and visitorId.',
    });
  });
}

/** The query of the lists of active chats. */
export function listActiveSessionsSchema() {
  return listSessionsSchema().omit(['visitorId', 'state', 'search', 'owner']);
}

export type ListSessionsQuery = InferType<ReturnType<typeof listSessionsSchema>>;
export type ListActiveSessionsQuery = InferType<ReturnType<typeof listActiveSessionsSchema>>;
