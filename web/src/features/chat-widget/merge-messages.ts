import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';
import type { ChatRecord, ShownMessage } from './chat-record.ts';

/**
 * Brings messages of the server into the conversation, by their ids: our own learn that they arrived, those of others
 * take their place by `seq`, and none comes twice.
 */
export function mergeMessages(record: ChatRecord, found: readonly ChatMessage[], now: number): ChatRecord {
  return found.reduce((merged, message) => mergeMessage(merged, message, now), record);
}

/**
 * Brings in a message that was pushed. What lies between it and what is known is still asked for, so `lastSeq` stays
 * before the hole.
 */
export function mergePushed(record: ChatRecord, message: ChatMessage, now: number): ChatRecord {
  const merged = mergeMessages(record, [message], now);
  return message.seq > record.lastSeq + 1 ? { ...merged, lastSeq: record.lastSeq } : merged;
}

function mergeMessage(record: ChatRecord, message: ChatMessage, now: number): ChatRecord {
  const known = (shown: ShownMessage) => shown.id === message.clientMessageId || shown.id === message.id;
  const messages = record.messages.some(known)
    ? record.messages.map((shown) =>
        known(shown) ? { ...shown, seq: message.seq, delivery: 'sent' as const } : shown,
      )
    : inserted(record.messages, toShown(message, now));
  return {
    ...record,
    messages,
    outbox: record.outbox.filter(({ id }) => id !== message.clientMessageId),
    lastSeq: Math.max(record.lastSeq, message.seq),
  };
}

/** Behind the last message that came before it, so that what is still on its way stays below. */
function inserted(messages: ShownMessage[], message: ShownMessage): ShownMessage[] {
  const before = messages.findLastIndex(({ seq }) => seq !== null && seq < (message.seq ?? 0));
  return [...messages.slice(0, before + 1), message, ...messages.slice(before + 1)];
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
