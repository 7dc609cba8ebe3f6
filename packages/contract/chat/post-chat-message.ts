import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { type InferType, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { postedMessageFields } from './message-fields.ts';

/** Stores a message of a chat, by its visitor or by the admin who took it over; returns it as stored, 201. */
export const postChatMessage = defineOperation<{ body: PostMessageBody; response: ChatMessage }>()({
  method: 'POST',
  path: '/api/chat/sessions/{id}/messages',
  access: 'participant',
  function: 'chat',
  bodyKb: 128,
});

export const postChatMessageRequest = { body: postMessageSchema };

export type PostMessageBody = InferType<ReturnType<typeof postMessageSchema>>;

export function postMessageSchema() {
  return object(postedMessageFields());
}
