import type { SessionPage, SessionPageQuery } from '@harbour-haul/aws/dynamodb/sessions/session-pages';
import {
  type ListSessionsQuery,
  listActiveSessionsSchema,
  listSessionsSchema,
  type SessionListResponse,
} from '@harbour-haul/contract/chat/session-list-query';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { sessionView } from '../shared/chat/session-view.ts';
import type { HttpRequest, Operation } from '../shared/http-types.ts';
import { releaseAbandonedOf } from '../shared/live/release-abandoned.ts';
import type { ChatDeps } from './deps.ts';
import { decodeCursor, encodeCursor } from './session-cursor.ts';

const DEFAULT_LIMIT = 50;

/** `GET /api/chat/sessions`: one visitor's chats, or all chats for admins. */
export const listChatSessions: Operation<ChatDeps> = async (request, deps) => {
  const query = parseInput(listSessionsSchema(), request.query);
  return { status: 200, body: await listResponse(await readPage(query, request, deps), request, deps) };
};

/** `GET /api/chat/sessions/active` and `GET /api/chat-active-sessions`: the active chats, for admins. */
export const listActiveChatSessions: Operation<ChatDeps> = async (request, deps) => {
  const query = parseInput(listActiveSessionsSchema(), request.query);
  return {
    status: 200,
    body: await listResponse(await deps.sessions.listActive(pageOf(query)), request, deps),
  };
};

/** A page as the caller may see it, with abandoned takeovers released. */
async function listResponse(
  { sessions, nextKey }: SessionPage,
  request: HttpRequest,
  deps: ChatDeps,
): Promise<SessionListResponse> {
  const current = await releaseAbandonedOf(sessions, deps);
  return {
    sessions: current.map((session) => sessionView(session, request)),
    nextCursor: nextKey === null ? null : encodeCursor(nextKey),
  };
}

function pageOf({ limit, after }: Pick<ListSessionsQuery, 'limit' | 'after'>): SessionPageQuery {
  return {
    limit: limit === undefined ? DEFAULT_LIMIT : Number(limit),
    after: after === undefined ? null : decodeCursor(after),
  };
}

async function readPage(
  query: ListSessionsQuery,
  { user, provenVisitorId }: HttpRequest,
  deps: ChatDeps,
): Promise<SessionPage> {
  const page = pageOf(query);
  const { visitorId } = query;
  if (visitorId === undefined) {
    // 401 and not 403: an admin whose session has ended is to sign in again, whatever chat they tried before.
    if (!user) throw new AppError('unauthenticated', 'Please sign in.');
    return deps.sessions.list(page);
  }
  if (!user && visitorId !== provenVisitorId) {
    throw new AppError('forbidden', 'This browser belongs to another visitor.');
  }
  return deps.sessions.ofVisitor(visitorId, page);
}
