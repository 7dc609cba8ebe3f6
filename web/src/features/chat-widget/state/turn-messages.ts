import type { Reply } from '@harbour-haul/domain/conversation/turn';
import type { ShownMessage } from './chat-record.ts';

/** A message of the visitor, to be seen at once. */
export function visitorMessage(
  said: { id?: string; content: string; image?: string | null; preview?: string | null },
  now: number,
): ShownMessage {
  return {
    id: said.id ?? crypto.randomUUID(),
    sender: 'user',
    content: said.content,
    image: said.image ?? null,
    preview: said.preview ?? null,
    quickReplies: [],
    at: now,
    delivery: 'sending',
    seq: null,
  };
}

/** Replies in their order: each is written for its own time after the one before. */
export function replyMessages(replies: readonly Reply[], from: number): ShownMessage[] {
  let at = from;
  return replies.map(({ content, quickReplies, delayMs }) => {
    at += delayMs;
    return {
      id: crypto.randomUUID(),
      sender: 'assistant',
      content,
      image: null,
      preview: null,
      quickReplies,
      at,
      delivery: 'sending',
      seq: null,
    };
  });
}
