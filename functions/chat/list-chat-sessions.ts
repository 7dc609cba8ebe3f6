import type { SessionPageQuery } from '@harbour-haul/aws/dynamodb/sessions/session-pages';
import { listActiveChatSessionsRequest } from '@harbour-haul/contract/chat/list-active-chat-sessions';
import { listChatSessionsRequest } from '@harbour-haul/contract/chat/list-chat-sessions';
import type {
  ListActiveSessionsQuery,
  ListSessionsQuery,
  SessionListResponse,
} from '@harbour-haul/contract/chat/session-list-query';
import { listedOwner } from '@harbour-haul/contract/listed-owners';
import { ACTIVE_STATES, CHAT_STATES, type ChatState } from '@harbour-haul/domain/chat/chat-state';
import { AppError } from '@harbour-haul/domain/errors';
import { sessionView } from '../shared/chat/session-view.ts';
import type { Identity } from '../shared/identity.ts';
import { releaseAbandonedOf } from '../shared/live/release-abandoned.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { closeIdleChats } from './sessions/close-idle-chats.ts';
import { type FoundPage, searchSessions } from './sessions/search-sessions.ts';
import { decodeCursor, encodeCursor } from './sessions/session-cursor.ts';

const DEFAULT_LIMIT = 50;

/** `GET /api/chat/sessions`: one visitor's chats, or all chats for admins. */
export const listChatSessions = operation(
  'listChatSessions',
  listChatSessionsRequest,
  async (request, deps: ChatDeps) => {
    const page = await readPage(request.query, request, deps);
    return { status: 200, body: await listResponse(page, request, deps) };
  },
);

/** `GET /api/chat/sessions/active`: the active chats, for admins. */
export const listActiveChatSessions = operation(
  'listActiveChatSessions',
  listActiveChatSessionsRequest,
  async ({ query, ...caller }, deps: ChatDeps) => listActive(query, caller, deps),
);

/** `GET /api/chat-active-sessions`: the same by another path. */
export const quickActiveChatSessions = operation(
  'quickActiveChatSessions',
  listActiveChatSessionsRequest,
  async ({ query, ...caller }, deps: ChatDeps) => listActive(query, caller, deps),
);

async function listActive(query: ListActiveSessionsQuery, caller: Identity, deps: ChatDeps) {
  if (query.after === undefined) await closeIdleChats(deps);
  const page = await deps.sessions.list(ACTIVE_STATES, pageOf(query));
  return { status: 200, body: await listResponse(page, caller, deps) };
}

/** A page as the caller may see it, with abandoned takeovers released. */
async function listResponse(
  { sessions, nextKey, isPartial }: FoundPage,
  caller: Identity,
  deps: ChatDeps,
): Promise<SessionListResponse> {
  const current = await releaseAbandonedOf(sessions, deps);
  return {
    sessions: current.map((session) => sessionView(session, caller)),
    nextCursor: nextKey === null ? null : encodeCursor(nextKey),
    ...(isPartial && { isPartial }),
  };
}

function pageOf({ limit, after, order }: ListActiveSessionsQuery): SessionPageQuery {
  return {
    limit: Number(limit ?? DEFAULT_LIMIT),
    after: after === undefined ? null : decodeCursor(after),
    order: order ?? 'latest',
  };
}

async function readPage(
  query: ListSessionsQuery,
  { user, provenVisitorId }: Identity,
  deps: ChatDeps,
): Promise<FoundPage> {
  const page = pageOf(query);
  const { visitorId, search, owner } = query;
  if (visitorId === undefined) {
    // 401 and not 403: an admin whose sign-in has ended is to sign in again, whatever chat they tried before.
    if (!user) throw new AppError('unauthenticated', 'Please sign in.');
    if (owner !== undefined) {
      return deps.sessions.ofOwner(listedOwner(owner, user.id), statesOf(query), page);
    }
    if (search !== undefined) return searchSessions(search, statesOf(query), page, deps);
    return deps.sessions.list(statesOf(query), page);
  }
  if (!user && visitorId !== provenVisitorId) {
    throw new AppError('forbidden', 'This browser belongs to another visitor.');
  }
  return deps.sessions.ofVisitor(visitorId, page);
}

function statesOf({ state }: ListSessionsQuery): readonly ChatState[] {
  if (state === undefined) return CHAT_STATES;
  return state === 'active' ? ACTIVE_STATES : [state];
}
