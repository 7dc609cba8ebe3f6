import type { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { defineOperation } from '../operation.ts';

/** Chats are counted no further than this: more are `99+`, and cost no more. */
export const MAX_CHAT_COUNT = 100;

/** How many chats are in each state, at most `MAX_CHAT_COUNT`. */
export type ChatCounts = Record<(typeof ACTIVE_STATES)[number], number>;

/** How many active chats are in each state, for admins. */
export const countChatSessions = defineOperation<{ response: ChatCounts }>()({
  method: 'GET',
  path: '/api/chat/sessions/counts',
  access: 'admin',
  function: 'chat',
});
