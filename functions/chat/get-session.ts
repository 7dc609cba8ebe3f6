import type { SessionWithMessages } from '@harbour-haul/contract/chat/get-chat-session';
import { sessionView } from '../shared/chat/session-view.ts';
import type { Operation } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './find-session.ts';

const NEWEST_MESSAGES = 500;

/** `GET /api/chat/sessions/{id}`: a chat with its newest messages. */
export const getChatSession: Operation<ChatDeps> = async (request, deps) => {
  const { session } = await findSession(request, deps);
  const messages = await deps.messages.newest(session.id, NEWEST_MESSAGES);
  const lastSeq = Math.max(session.seq, messages.at(-1)?.seq ?? 0);
  const body: SessionWithMessages = { ...sessionView(session, request), messages, lastSeq };
  return { status: 200, body };
};
