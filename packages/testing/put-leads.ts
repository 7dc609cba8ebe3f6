import { BatchWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { toLeadItem } from '@harbour-haul/aws/dynamodb/leads/rows/lead-items';
import type { Lead } from '@harbour-haul/domain/leads/lead';

/** What one call may write, and how many calls run side by side. */
const MAX_ITEMS = 25;
const LANES = 4;

/** Stores the rows of leads alone, without counters, search and timeline: for tests that only read leads. */
export async function putLeads(
  client: DynamoDBDocumentClient,
  table: string,
  leads: Iterable<Lead>,
): Promise<void> {
  const left = leads[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let batch = take(left); batch.length > 0; batch = take(left)) {
      let items: Record<string, unknown>[] = batch.map(toLeadItem);
      while (items.length > 0) {
        const requests = items.map((Item) => ({ PutRequest: { Item } }));
        const { UnprocessedItems } = await client.send(
          new BatchWriteCommand({ RequestItems: { [table]: requests } }),
        );
        items = (UnprocessedItems?.[table] ?? []).flatMap(({ PutRequest }) => PutRequest?.Item ?? []);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

function take(leads: Iterator<Lead>): Lead[] {
  const taken: Lead[] = [];
  while (taken.length < MAX_ITEMS) {
    const { value, done } = leads.next();
    if (done === true) break;
    taken.push(value);
  }
  return taken;
}
