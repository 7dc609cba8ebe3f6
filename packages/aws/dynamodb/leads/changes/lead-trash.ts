import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { Write } from '../../table/transactions.ts';
import { expiryOf, type LeadsTableKey, leadKey } from '../rows/lead-items.ts';
import { readLeadRows } from '../rows/lead-rows.ts';
import { leadChangeWrites } from './lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './lead-commit.ts';

/** A transaction has room for 100 writes; a lead with its counters and terms takes up to 40 of them. */
const ROWS_WITH_LEAD = 50;
const ROWS_ALONE = 99;

/**
 * Moves a lead into the trash or out of it. Its timeline, and the leads that were merged into it, go and
 * come back with it, so they expire when it does: in the lead's own transaction, and after it what a transaction has no
 * room for, as long as nobody has moved the lead back: that change updates all rows.
 */
export async function changeTrash(
  client: DynamoDBDocumentClient,
  table: string,
  read: Lead,
  next: Lead,
  events: LeadEvent[],
): Promise<LeadChangeResult> {
  const keys = (await rowsOf(client, table, read.id)).filter(({ item }) => item !== leadKey(read.id).item);
  const expiries = keys.map((key) => setExpiry(table, key, next));
  const result = await commitLeadChange(client, [
    ...leadChangeWrites(table, { before: read, after: next, events }),
    ...expiries.slice(0, ROWS_WITH_LEAD),
  ]);
  if (result === 'conflict') return result;
  for (let from = ROWS_WITH_LEAD; from < expiries.length; from += ROWS_ALONE) {
    const rows = expiries.slice(from, from + ROWS_ALONE);
    if ((await commitLeadChange(client, [isStill(table, next), ...rows])) === 'conflict') return result;
  }
  return result;
}

/** Holds while the lead is, or is not, in the trash as this change has left it. */
function isStill(table: string, { id, trash }: Lead): Write {
  const expiresAt = expiryOf({ trash });
  return {
    ConditionCheck: {
      TableName: table,
      Key: leadKey(id),
      ...(expiresAt === null
        ? { ConditionExpression: 'attribute_exists(id) AND attribute_not_exists(expiresAt)' }
        : {
            ConditionExpression: 'expiresAt = :expiry',
            ExpressionAttributeValues: { ':expiry': expiresAt },
          }),
    },
  };
}

/** The keys of all rows of a lead and of those that were merged into it, each after the lead that it was merged into. */
async function rowsOf(client: DynamoDBDocumentClient, table: string, id: number): Promise<LeadsTableKey[]> {
  const { keys, merges } = await readLeadRows(client, table, id);
  const folded = await Promise.all(merges.map(({ otherId }) => rowsOf(client, table, otherId)));
  return [leadKey(id), ...keys, ...folded.flat()];
}

/** A row that has gone meanwhile is not made anew: the condition fails, and everything is read again. */
function setExpiry(table: string, key: LeadsTableKey, next: Lead): Write {
  const expiresAt = expiryOf(next);
  return {
    Update: {
      TableName: table,
      Key: key,
      ConditionExpression: 'attribute_exists(id)',
      ...(expiresAt === null
        ? { UpdateExpression: 'REMOVE expiresAt' }
        : {
            UpdateExpression: 'SET expiresAt = :expiry',
            ExpressionAttributeValues: { ':expiry': expiresAt },
          }),
    },
  };
}
