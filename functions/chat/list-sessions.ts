import type { SessionPage } from '@harbour-haul/aws/dynamodb/session-pages';
import type { SessionListResponse } from '@harbour-haul/contract/chat/chat-messages';
import { type ListSessionsQuery, listSessionsSchema } from '@harbour-haul/contract/chat/session-schemas';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import type { HttpRequest, Operation } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';
import { decodeCursor, encodeCursor } from './session-cursor.ts';
import { sessionView } from './session-view.ts';

const DEFAULT_LIMIT = 50;

/** `GET /api/chat/sessions`: one visitor's chats, or all chats for admins. */
export const listChatSessions: Operation<ChatDeps> = async (request, deps) => {
  const query = parseInput(listSessionsSchema, request.query);
  const { sessions, nextKey } = await readPage(query, request, deps);
  const body: SessionListResponse = {
    sessions: sessions.map((session) => sessionView(session, request)),
    nextCursor: nextKey === null ? null : encodeCursor(nextKey),
  };
  return { status: 200, body };
};

async function readPage(
  query: ListSessionsQuery,
  { user, provenVisitorId }: HttpRequest,
  deps: ChatDeps,
): Promise<SessionPage> {
  const page = {
    limit: query.limit === undefined ? DEFAULT_LIMIT : Number(query.limit),
    after: query.after === undefined ? null : decodeCursor(query.after),
  };
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
