import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './sessions/find-session.ts';

/** `GET /api/chat/sessions/{id}/notes`: what admins have noted of a chat. */
export const listChatNotes = operation('listChatNotes', {}, async (request, deps: ChatDeps) => {
  const { session } = await findSession(request, deps);
  return { status: 200, body: { notes: await deps.notes.list(session.id) } };
});
