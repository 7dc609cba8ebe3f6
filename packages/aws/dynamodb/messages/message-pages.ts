import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { ChatMessage } from '@harbour-haul/domain/chat/chat-message';

/** The message of a stored item, its fields in the order of the contract. */
export function fromMessageItem(item: Record<string, unknown>): ChatMessage {
  const { id, sender, content, image, clientMessageId, sessionId, seq, timestamp } =
    item as unknown as ChatMessage;
  return { id, sender, content, image, clientMessageId, sessionId, seq, timestamp };
}

/** A page ends here even before its limit: a response of Lambda has at most 6 MB. */
export const PAGE_BYTES = 4 * 1024 * 1024;

/** Up to `limit` messages after a number, in order; at least one where there is one. */
export async function readMessagesAfter(
  client: DynamoDBDocumentClient,
  table: string,
  sessionId: string,
  seq: number,
  limit: number,
): Promise<ChatMessage[]> {
  return read(client, table, { sessionId, seq, limit, upwards: true });
}

/** The last `limit` messages, in order. */
export async function readNewestMessages(
  client: DynamoDBDocumentClient,
  table: string,
  sessionId: string,
  limit: number,
): Promise<ChatMessage[]> {
  return (await read(client, table, { sessionId, seq: 0, limit, upwards: false })).reverse();
}

interface MessageRange {
  sessionId: string;
  /** Messages with higher numbers alone. */
  seq: number;
  limit: number;
  upwards: boolean;
}

async function read(
  client: DynamoDBDocumentClient,
  table: string,
  range: MessageRange,
): Promise<ChatMessage[]> {
  const messages: ChatMessage[] = [];
  let bytes = 0;
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'sessionId = :sessionId AND seq > :seq',
        ExpressionAttributeValues: { ':sessionId': range.sessionId, ':seq': range.seq },
        ScanIndexForward: range.upwards,
        Limit: range.limit - messages.length,
        ConsistentRead: true,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    for (const message of Items.map(fromMessageItem)) {
      bytes += Buffer.byteLength(JSON.stringify(message));
      if (bytes > PAGE_BYTES && messages.length > 0) return messages;
      messages.push(message);
    }
    start = LastEvaluatedKey;
  } while (start && messages.length < range.limit);
  return messages;
}
