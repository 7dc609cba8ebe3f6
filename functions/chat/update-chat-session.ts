import { visitorPatchSchema } from '@harbour-haul/contract/chat/update-chat-session';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import { messageRefused } from '../shared/chat/message-refused.ts';
import { sessionView } from '../shared/chat/session-view.ts';
import { requireWithin } from '../shared/limits/require-within.ts';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';
import { changeByAdmin } from './sessions/change-by-admin.ts';
import { findSession } from './sessions/find-session.ts';

/** What a visitor's patch consists of. */
const VISITOR_FIELDS = ['personRequested', 'about'];

/**
 * `PATCH /api/chat/sessions/{id}`: the visitor requests a person; an admin takes over, releases, puts away, closes or views.
 * Who sends it decides on the schema, after their rights are known, so that the body is parsed here.
 */
export const updateChatSession = operation('updateChatSession', {}, async (request, deps: ChatDeps) => {
  const { session } = await findSession(request, deps);
  const names = fieldNames(request.body);
  if (request.user && !names.includes('personRequested')) {
    return { status: 200, body: await changeByAdmin(session, request.user, request.body, deps) };
  }
  if (session.visitorId !== request.provenVisitorId) throw notYours('Only the visitor can ask for a person.');
  // What a session is beyond that, admins decide: refused as a matter of rights, not of spelling.
  if (names.some((name) => !VISITOR_FIELDS.includes(name)))
    throw notYours('A visitor can only ask for a person.');
  await requireWithin('messages', request.viewerAddress, deps);
  const { about } = parseInput(visitorPatchSchema(), request.body);
  const changed = await deps.sessions.requestPerson(session.id, deps.now(), { about });
  if (!changed) {
    // One that was erased in this moment is not closed, but none.
    await findSession(request, deps);
    throw messageRefused('closed');
  }
  if (changed.version !== session.version) await deps.relay.publishSession(changed);
  return { status: 200, body: sessionView(changed, request) };
});

function fieldNames(body: unknown): string[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [];
  return Object.getOwnPropertyNames(body);
}

function notYours(message: string): AppError {
  return new AppError('forbidden', message);
}
