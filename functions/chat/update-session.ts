import type { UpdateSessionResponse } from '@harbour-haul/contract/chat/chat-messages';
import { visitorPatchSchema } from '@harbour-haul/contract/chat/session-schemas';
import { parseInput } from '@harbour-haul/contract/validate';
import { AppError } from '@harbour-haul/domain/errors';
import type { Operation } from '../shared/http-types.ts';
import type { ChatDeps } from './deps.ts';
import { findSession } from './find-session.ts';
import { messageRefused } from './message-refused.ts';
import { sessionView } from './session-view.ts';

/** `PATCH /api/chat/sessions/{id}`: the visitor asks for a person. */
export const updateChatSession: Operation<ChatDeps> = async (request, deps) => {
  const { session } = await findSession(request, deps);
  if (session.visitorId !== request.provenVisitorId) throw notYours('Only the visitor can ask for a person.');
  refuseOtherFields(request.body);
  parseInput(visitorPatchSchema, request.body);
  const changed = await deps.sessions.requestPerson(session.id, deps.now());
  if (!changed) throw messageRefused('closed');
  const body: UpdateSessionResponse = sessionView(changed, request);
  return { status: 200, body };
};

/** What a session is beyond that, admins decide: refused as a matter of rights, not of spelling. */
function refuseOtherFields(body: unknown): void {
  const names = typeof body === 'object' && body !== null ? Object.getOwnPropertyNames(body) : [];
  if (Array.isArray(body) || names.every((name) => name === 'personRequested')) return;
  throw notYours('A visitor can only ask for a person.');
}

function notYours(message: string): AppError {
  return new AppError('forbidden', message);
}
