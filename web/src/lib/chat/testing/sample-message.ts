import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';

/** The message with a number in a chat, but for what a test says otherwise. */
export function sampleMessage(seq: number, changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: `message-${seq}`,
    sessionId: 'session-1',
    seq,
    sender: 'user',
    content: `Text ${seq}`,
    image: null,
    timestamp: new Date(Date.UTC(2026, 10, 21, 15, 0, seq)).toISOString(),
    clientMessageId: null,
    ...changes,
  };
}
