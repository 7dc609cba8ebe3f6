import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { type InferType, object } from 'yup';
import { defineOperation } from '../operation.ts';
import { postedMessageFields, repliesField } from './message-fields.ts';

/**
 * Stores a message of a chat, by its visitor or by the admin who took it over, and what the assistant says to it; returns them as
 * stored, 201. Where a person answers, the message is stored alone.
 */
export const postChatMessage = defineOperation<{ body: PostMessageBody; response: PostedMessage }>()({
  method: 'POST',
  path: '/api/chat/sessions/{id}/messages',
  access: 'participant',
  function: 'chat',
  bodyKb: 128,
});

export const postChatMessageRequest = { body: postMessageSchema };

/** Sent with replies, it names those that were stored. */
export type PostedMessage = ChatMessage & { replies?: ChatMessage[] };

export type PostMessageBody = InferType<ReturnType<typeof postMessageSchema>>;

export function postMessageSchema() {
  return object({ ...postedMessageFields(), replies: repliesField() });
}
