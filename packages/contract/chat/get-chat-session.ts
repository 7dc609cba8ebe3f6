import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { defineOperation } from '../operation.ts';

/** A chat with its newest messages (500, or 4 MB) in the order of `seq`. */
export const getChatSession = defineOperation<{ response: SessionWithMessages }>()({
  method: 'GET',
  path: '/api/chat/sessions/{id}',
  access: 'participant',
  function: 'chat',
});

export interface SessionWithMessages extends ChatSession {
  messages: ChatMessage[];
  /** The session's last `seq`. */
  lastSeq: number;
}
