import { defineOperation } from '../operation.ts';
import {
  type ListActiveSessionsQuery,
  listActiveSessionsSchema,
  type SessionListResponse,
} from './session-list-query.ts';

/** The active chats, for admins. */
export const listActiveChatSessions = defineOperation<{
  query: ListActiveSessionsQuery;
  response: SessionListResponse;
}>()({
  method: 'GET',
  path: '/api/chat/sessions/active',
  access: 'admin',
  function: 'chat',
});

/** The same by the path of the console's quick first load (specification section 7). */
export const quickActiveChatSessions = defineOperation<{
  query: ListActiveSessionsQuery;
  response: SessionListResponse;
}>()({
  method: 'GET',
  path: '/api/chat-active-sessions',
  access: 'admin',
  function: 'chat',
});

export const listActiveChatSessionsRequest = { query: listActiveSessionsSchema };
