import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { LAST_FUNNEL_STEP, stepsReached } from '@harbour-haul/domain/chat/funnel';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { FunnelStep } from '@harbour-haul/domain/leads/overview/overview';
import { batchGet } from '../table/batch-get.ts';
import type { Write } from '../table/transactions.ts';

/** The counters of a day are spread over this many items, so that chats rarely meet. */
const SHARDS = 4;

/** Where the chats that began on a day of Halifax are counted; like all book-keeping it can never be a session's id. */
function funnelId(day: string, shard: number): string {
  return `funnel#${day}#${shard}`;
}

/** Counts that a chat has come further than ever before: each step once, none where it has not. */
export function funnelWrites(
  table: string,
  { id, createdAt }: Pick<ChatSession, 'id' | 'createdAt'>,
  furthest: number,
  step: number,
): Write[] {
  const reached = stepsReached(furthest, step);
  if (reached.length === 0) return [];
  const shard = Number.parseInt(id.slice(0, 1), 16) % SHARDS;
  return [
    {
      Update: {
        TableName: table,
        Key: { id: funnelId(halifaxToday(new Date(createdAt)), shard) },
        UpdateExpression: `ADD ${reached.map((one) => `step${one} :one`).join(', ')}`,
        ExpressionAttributeValues: { ':one': 1 },
      },
    },
  ];
}

/** How many of the chats that began on these days came to each step. */
export async function readFunnel(
  client: DynamoDBDocumentClient,
  table: string,
  days: readonly string[],
): Promise<FunnelStep[]> {
  const keys = days.flatMap((day) =>
    Array.from({ length: SHARDS }, (_, shard) => ({ id: funnelId(day, shard) })),
  );
  const counters = await batchGet(client, table, keys);
  return Array.from({ length: LAST_FUNNEL_STEP }, (_, index) => ({
    step: index + 1,
    chats: counters.reduce((sum, counter) => sum + Number(counter[`step${index + 1}`] ?? 0), 0),
  }));
}
