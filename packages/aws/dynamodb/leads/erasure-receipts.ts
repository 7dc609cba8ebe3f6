import { type DynamoDBDocumentClient, GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Write } from '../table/transactions.ts';
import { erasureKey } from './rows/lead-items.ts';

/** What an erasure removes, each counted. */
export type ErasedKind = 'leads' | 'sessions' | 'messages' | 'photos' | 'exports';

/** How much of a person was removed so far; `erasedAt` is null until it is complete. Nothing in it identifies the person. */
export type ErasureCount = Record<ErasedKind, number> & { erasedAt: string | null };

/** The write that counts what the rest of its transaction removes, so that nothing is counted twice or forgotten. */
export function countErased(table: string, leadId: number, kind: ErasedKind, by: number): Write {
  return {
    Update: {
      TableName: table,
      Key: erasureKey(leadId),
      UpdateExpression: 'ADD #kind :by',
      ExpressionAttributeNames: { '#kind': kind },
      ExpressionAttributeValues: { ':by': by },
    },
  };
}

/** The write that counts the last lead and says that all is done. */
export function countLastLead(table: string, leadId: number, now: Date): Write {
  return {
    Update: {
      TableName: table,
      Key: erasureKey(leadId),
      UpdateExpression: 'ADD leads :one SET erasedAt = :now',
      ExpressionAttributeValues: { ':one': 1, ':now': now.toISOString() },
    },
  };
}

/** Counts what was removed elsewhere than in DynamoDB. */
export async function addErased(
  client: DynamoDBDocumentClient,
  table: string,
  leadId: number,
  erased: Partial<Record<ErasedKind, number>>,
): Promise<void> {
  for (const [kind, by] of Object.entries(erased) as [ErasedKind, number][]) {
    const { Update } = countErased(table, leadId, kind, by);
    if (by > 0 && Update) await client.send(new UpdateCommand({ ...Update }));
  }
}

/** What was counted for a lead; null where nobody ever began to erase it. */
export async function readErasure(
  client: DynamoDBDocumentClient,
  table: string,
  leadId: number,
): Promise<ErasureCount | null> {
  const { Item } = await client.send(
    new GetCommand({ TableName: table, Key: erasureKey(leadId), ConsistentRead: true }),
  );
  if (!Item) return null;
  const { leads = 0, sessions = 0, messages = 0, photos = 0, exports = 0, erasedAt = null } = Item;
  return { leads, sessions, messages, photos, exports, erasedAt } as ErasureCount;
}
