import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { EVENT_PREFIX, fromEventItem } from './lead-event-items.ts';
import { fromLeadItem, type LeadsTableKey, leadKey } from './lead-items.ts';
import { fromMergeItem, MERGE_PREFIX, type MergeRecord } from './lead-merge-items.ts';

/** All rows of one lead's own partition. */
export interface LeadRows {
  lead: Lead | null;
  /** The timeline, newest first. */
  events: LeadEvent[];
  /** The leads that were merged into this one, the oldest lead first. */
  merges: MergeRecord[];
  /** Of every row but the lead's own. */
  keys: LeadsTableKey[];
}

/** Reads a lead's partition; a page of a query holds 1 MB, which few leads fill. */
export async function readLeadRows(
  client: DynamoDBDocumentClient,
  table: string,
  id: number,
): Promise<LeadRows> {
  const rows: LeadRows = { lead: null, events: [], merges: [], keys: [] };
  let start: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'id = :id',
        ExpressionAttributeValues: { ':id': id },
        ConsistentRead: true,
        ScanIndexForward: false,
        ...(start && { ExclusiveStartKey: start }),
      }),
    );
    for (const item of Items) sortIn(rows, item);
    start = LastEvaluatedKey;
  } while (start);
  rows.merges.sort((a, b) => a.otherId - b.otherId);
  return rows;
}

function sortIn(rows: LeadRows, item: Record<string, unknown>): void {
  const key = { id: Number(item.id), item: String(item.item) };
  if (key.item === leadKey(key.id).item) {
    rows.lead = fromLeadItem(item);
    return;
  }
  rows.keys.push(key);
  if (key.item.startsWith(EVENT_PREFIX)) rows.events.push(fromEventItem(item));
  if (key.item.startsWith(MERGE_PREFIX)) rows.merges.push(fromMergeItem(item));
}
