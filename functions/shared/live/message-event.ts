import type { MessageEvent } from '@harbour-haul/contract/realtime';
import type { ChatMessage, MessageSender } from '@harbour-haul/domain/chat/messages/chat-message';

const TYPES = {
  user: 'visitor_message',
  assistant: 'assistant_message',
  admin: 'admin_message',
} as const satisfies Record<MessageSender, MessageEvent['type']>;

/** API Gateway sends at most 128 KB at once, and an image of 64 KB would stand in the event twice. */
const MAX_IMAGE_TWICE = 16 * 1024;

/** The event of a message. A large image stands in `message` alone. */
export function messageEvent(message: ChatMessage): MessageEvent {
  const { sender, sessionId, content, timestamp } = message;
  const image = (message.image?.length ?? 0) > MAX_IMAGE_TWICE ? null : message.image;
  return { type: TYPES[sender], sessionId, message, content, image, timestamp };
}
