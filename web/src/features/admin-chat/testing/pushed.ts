import type { MessageEvent } from '@harbour-haul/contract/realtime';
import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';

const TYPES = { user: 'visitor_message', assistant: 'assistant_message', admin: 'admin_message' } as const;

/** A stored message as it is pushed. */
export function pushed(message: ChatMessage): MessageEvent {
  const { sessionId, sender, content, image, timestamp } = message;
  return { type: TYPES[sender], sessionId, message, content, image, timestamp };
}
