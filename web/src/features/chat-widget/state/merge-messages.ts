import type { ChatMessage } from '@harbour-haul/domain/chat/messages/chat-message';
import { contiguousSeq, insertBySeq } from '#lib/chat/message-order.ts';
import type { ChatRecord, ShownMessage } from './chat-record.ts';

/**
 * Merges messages that were fetched from `lastSeq` on, by their ids: our own become `sent`, those of others are inserted
 * by `seq`, and none comes twice.
 */
export function mergeFetched(record: ChatRecord, found: readonly ChatMessage[], now: number): ChatRecord {
  const merged = found.reduce((before, message) => mergePushed(before, message, now), record);
  return { ...merged, lastSeq: Math.max(merged.lastSeq, ...found.map(({ seq }) => seq)) };
}

/** Merges a message that was pushed. `lastSeq` stays before a hole: what is missing there is still to be fetched. */
export function mergePushed(record: ChatRecord, message: ChatMessage, now: number): ChatRecord {
  const isSame = (shown: ShownMessage) => shown.id === message.clientMessageId || shown.id === message.id;
  const messages = record.messages.map((shown) =>
    isSame(shown) ? { ...shown, seq: message.seq, delivery: 'sent' as const } : shown,
  );
  if (!messages.some(isSame)) insertBySeq(messages, { ...toShown(message, now), seq: message.seq });
  return {
    ...record,
    messages,
    outbox: record.outbox.filter(({ id }) => id !== message.clientMessageId),
    lastSeq: contiguousSeq(messages, record.lastSeq),
  };
}

function toShown(message: ChatMessage, now: number): ShownMessage {
  const at = Date.parse(message.timestamp);
  return {
    id: message.id,
    sender: message.sender,
    content: message.content,
    image: message.image,
    preview: null,
    quickReplies: [],
    // By the server's clock, and it has been said: a browser whose clock is slow shows it all the same.
    at: Number.isNaN(at) ? now : Math.min(at, now),
    delivery: 'sent',
    seq: message.seq,
  };
}
