import { type ChatMessage, relayOf } from '@harbour-haul/domain/chat/messages/chat-message';
import type { Table } from '../table/table.ts';

/** The message of a stored item, its fields in the order of the contract; what was stored before says nothing of relaying or authors. */
export function fromMessageItem(item: Record<string, unknown>): ChatMessage {
  const { id, sender, content, image, clientMessageId, sessionId, seq, timestamp, authorId, authorName } =
    item as unknown as ChatMessage;
  const message = { id, sender, content, image, clientMessageId, sessionId, seq, timestamp };
  const author = authorId !== undefined && authorName !== undefined ? { authorId, authorName } : {};
  return { ...message, ...relayOf(sender), ...author };
}

/** A page ends here even before its limit: a response of Lambda has at most 6 MB. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** Up to `limit` messages after a number, in order; at least one where there is one. */
export async function readMessagesAfter(
  table: Table,
  sessionId: string,
  seq: number,
  limit: number,
): Promise<ChatMessage[]> {
  return read(table, { sessionId, seq, limit, upwards: true });
}

/** The last `limit` messages, in order. */
export async function readNewestMessages(
  table: Table,
  sessionId: string,
  limit: number,
): Promise<ChatMessage[]> {
  return (await read(table, { sessionId, seq: 0, limit, upwards: false })).reverse();
}

interface MessageRange {
  sessionId: string;
  /** Messages with higher numbers alone. */
  seq: number;
  limit: number;
  upwards: boolean;
}

async function read(table: Table, { sessionId, seq, limit, upwards }: MessageRange): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  let bytes = 0;
  const pages = table.queryPages({
    where: 'sessionId = :sessionId AND seq > :seq',
    values: { ':sessionId': sessionId, ':seq': seq },
    descending: !upwards,
    consistent: true,
    limit,
  });
  for await (const items of pages) {
    for (const message of items.map(fromMessageItem)) {
      bytes += Buffer.byteLength(JSON.stringify(message));
      if (bytes > PAGE_BYTES && messages.length > 0) return messages;
      messages.push(message);
      if (messages.length === limit) return messages;
    }
  }
  return messages;
}
