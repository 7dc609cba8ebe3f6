import type { MessageSender } from '@harbour-haul/domain/chat/messages/chat-message';

/** Who speaks in a chat, as admins read it. */
export const SENDER_LABELS = {
  user: 'Visitor',
  assistant: 'Assistant',
  admin: 'Admin',
} as const satisfies Record<MessageSender, string>;
