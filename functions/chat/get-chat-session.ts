import { messageView } from '../shared/chat/message-view.ts';
import { sessionView } from '../shared/chat/session-view.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './sessions/find-session.ts';

const NEWEST_MESSAGES = 500;

/** `GET /api/chat/sessions/{id}`: a chat with its newest messages. */
export const getChatSession = operation('getChatSession', {}, async (request, deps: ChatDeps) => {
  const { session } = await findSession(request, deps);
  const newest = await deps.messages.newest(session.id, NEWEST_MESSAGES);
  const messages = newest.map((message) => messageView(message, request));
  const lastSeq = Math.max(session.seq, messages.at(-1)?.seq ?? 0);
  return { status: 200, body: { ...sessionView(session, request), messages, lastSeq } };
});
