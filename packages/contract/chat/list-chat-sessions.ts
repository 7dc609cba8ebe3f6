import { defineOperation } from '../operation.ts';
import {
  type ListSessionsQuery,
  listSessionsSchema,
  type SessionListResponse,
} from './session-list-query.ts';

/** One visitor's chats, or all chats for admins. */
export const listChatSessions = defineOperation<{
  query: ListSessionsQuery;
  response: SessionListResponse;
}>()({
  method: 'GET',
  path: '/api/chat/sessions',
  access: 'participant',
  function: 'chat',
});

export const listChatSessionsRequest = { query: listSessionsSchema };
