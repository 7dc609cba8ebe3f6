import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';

/**
 * Creates a chat session, 201, with the visitor cookie at a visitor's first use. An `Idempotency-Key` makes a retry return
 * the same session; it needs 16 characters that nobody can guess, such as a UUID. A visitor sees sessions without
 * `adminId`, which is a name to sign in with; `adminName` says who they are talking to.
 */
export const createChatSession = defineOperation<{ body: CreateSessionBody; response: ChatSession }>()({
  method: 'POST',
  path: '/api/chat/sessions',
  access: 'public',
  function: 'chat',
});

export const createChatSessionRequest = { body: createSessionSchema };

export type CreateSessionBody = InferType<ReturnType<typeof createSessionSchema>>;

/** A session is active at first, whether that is said or not. */
function createSessionSchema() {
  return object({
    visitorId: requiredVisitorId(),
    status: string().typeError(INVALID).oneOf(['active'], 'A session begins as active.'),
  });
}
