import { MAX_SESSION_ID } from '@harbour-haul/domain/leads/fields/text-limits';
import { type InferType, object, string } from 'yup';
import { INVALID, REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';

/**
 * A visitor withdraws the incomplete request of a chat and has the chat forgotten, with the earlier sessions that it went on
 * from: 204, also when it is repeated. One that was not saved since names the earlier one, as a lead of the chat does. A
 * request that was sent in it, or that the team works on, stays: 409, and nothing changes. Where another request was sent
 * before, the chat is forgotten and 409 `request_stays` says that the other one stays.
 */
export const forgetChat = defineOperation<{ body: ForgetChatBody; response: ForgetChatResponse }>()({
  method: 'POST',
  path: '/api/leads/{visitorId}/forget',
  access: 'visitor',
  function: 'leads',
});

export const forgetChatRequest = { body: forgetChatSchema };

/** 202: a chat of very many messages is closed, and what was said in it is emptied within minutes. */
export type ForgetChatResponse = undefined | { unfinished: true };

export type ForgetChatBody = InferType<ReturnType<typeof forgetChatSchema>>;

function forgetChatSchema() {
  const id = () => string().typeError(INVALID).max(MAX_SESSION_ID, INVALID);
  return object({ sessionId: id().required(REQUIRED), earlierSessionId: id().nullable() });
}
