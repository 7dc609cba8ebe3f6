import { type ChatCounts, MAX_CHAT_COUNT } from '@harbour-haul/contract/chat/count-chat-sessions';
import { ACTIVE_STATES } from '@harbour-haul/domain/chat/chat-state';
import { operation } from '../shared/operation.ts';
import type { ChatDeps } from './deps.ts';

/** `GET /api/chat/sessions/counts`: how many active chats are in each state. */
export const countChatSessions = operation('countChatSessions', {}, async (_request, deps: ChatDeps) => {
  const counting = ACTIVE_STATES.map(
    async (state) => [state, await deps.sessions.countUpTo(MAX_CHAT_COUNT, state)] as const,
  );
  return { status: 200, body: Object.fromEntries(await Promise.all(counting)) as ChatCounts };
});
