import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { type InferType, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';
import { postedMessageFields } from './message-fields.ts';

/** Stores a message of the visitor's newest active session, which is created where there is none, 201. */
export const postVisitorMessage = defineOperation<{ body: PostVisitorMessageBody; response: ChatMessage }>()({
  method: 'POST',
  path: '/api/chat/messages',
  access: 'public',
  function: 'chat',
  bodyKb: 128,
});

export const postVisitorMessageRequest = { body: postVisitorMessageSchema };

export type PostVisitorMessageBody = InferType<ReturnType<typeof postVisitorMessageSchema>>;

export function postVisitorMessageSchema() {
  return object({ ...postedMessageFields(), visitorId: requiredVisitorId() });
}
