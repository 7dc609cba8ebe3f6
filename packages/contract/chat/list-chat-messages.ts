import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { type InferType, object, string } from 'yup';
import { defineOperation } from '../operation.ts';

/** The messages of a chat after one of them, to fill any gap. */
export const listChatMessages = defineOperation<{
  query: ListMessagesQuery;
  response: MessageListResponse;
}>()({
  method: 'GET',
  path: '/api/chat/sessions/{id}/messages',
  access: 'participant',
  function: 'chat',
});

export const listChatMessagesRequest = { query: listMessagesSchema };

export type ListMessagesQuery = InferType<ReturnType<typeof listMessagesSchema>>;

/**
 * In the order of `seq`; `lastSeq` is the session's. A page also ends at 4 MB: there is more while the last one's `seq`
 * is below `lastSeq`.
 */
export interface MessageListResponse {
  messages: ChatMessage[];
  lastSeq: number;
}

function listMessagesSchema() {
  return object({
    after: string().matches(/^(0|[1-9]\d{0,14})$/, 'Please use the seq of a message, or 0 for all.'),
    limit: string()
      .matches(/^([1-9]\d{0,2})$/, 'Please use a whole number from 1 to 500.')
      .test(
        'max',
        'Please use a whole number from 1 to 500.',
        (value) => value === undefined || Number(value) <= 500,
      ),
  });
}
