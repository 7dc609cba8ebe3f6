import { MAX_SESSION_ID } from '@harbour-haul/domain/leads/fields/text-limits';
import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * A visitor withdraws the incomplete request of a chat and has the chat forgotten: 204, also when it is repeated. A
 * request that was sent in it, or that the team works on, stays: 409, and nothing changes. Where another request was sent
 * before, the chat is forgotten and 409 `request_stays` says that the other one stays.
 */
export const forgetChat = defineOperation<{ body: ForgetChatBody; response: undefined }>()({
  method: 'POST',
  path: '/api/leads/{visitorId}/forget',
  access: 'visitor',
  function: 'leads',
});

export const forgetChatRequest = { body: forgetChatSchema };

export type ForgetChatBody = InferType<ReturnType<typeof forgetChatSchema>>;

function forgetChatSchema() {
  return object({ sessionId: string().typeError(INVALID).max(MAX_SESSION_ID, INVALID).required(REQUIRED) });
}
