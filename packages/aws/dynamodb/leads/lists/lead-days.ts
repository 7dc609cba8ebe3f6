import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { DAY_PREFIX, dayPartition, ENDING } from '../rows/lead-counters.ts';
import { COUNTER_SHARDS } from '../rows/lead-items.ts';

/** The counters of days, added up over their shards: what each name counts, by day. */
export type DayCounts = Map<string, Map<string, number>>;

const KEYS = new Set(['id', 'item']);
/** Later than any other. */
const LAST_DAY = '9999-12-31';

/** The counters of all days from the first to the last (`yyyy-mm-dd`): one query for each shard. */
export async function readDayCounts(
  client: DynamoDBDocumentClient,
  table: string,
  first: string,
  last: string,
): Promise<DayCounts> {
  const shards = Array.from({ length: COUNTER_SHARDS }, (_, shard) => dayPartition(shard));
  const found = await Promise.all(shards.map((id) => readShard(client, table, id, first, last)));
  const counts: DayCounts = new Map();
  for (const item of found.flat()) {
    const day = String(item.item).slice(DAY_PREFIX.length);
    const ofDay = counts.get(day) ?? new Map<string, number>();
    for (const [name, count] of Object.entries(item)) {
      if (!KEYS.has(name)) ofDay.set(name, (ofDay.get(name) ?? 0) + Number(count));
    }
    counts.set(day, ofDay);
  }
  return counts;
}

/** How many leads lie in the trash: those that end from `today` (`yyyy-mm-dd`, UTC) on. */
export async function countTrash(
  client: DynamoDBDocumentClient,
  table: string,
  today: string,
): Promise<number> {
  const counts = await readDayCounts(client, table, today, LAST_DAY);
  return [...counts.values()].reduce((sum, ofDay) => sum + (ofDay.get(ENDING) ?? 0), 0);
}

async function readShard(
  client: DynamoDBDocumentClient,
  table: string,
  id: number,
  first: string,
  last: string,
): Promise<Record<string, unknown>[]> {
  const found: Record<string, unknown>[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const { Items = [], LastEvaluatedKey } = await client.send(
      new QueryCommand({
        TableName: table,
        KeyConditionExpression: 'id = :id AND #item BETWEEN :first AND :last',
        ExpressionAttributeNames: { '#item': 'item' },
        ExpressionAttributeValues: {
          ':id': id,
          ':first': `${DAY_PREFIX}${first}`,
          ':last': `${DAY_PREFIX}${last}`,
        },
        ConsistentRead: true,
        ...(from && { ExclusiveStartKey: from }),
      }),
    );
    found.push(...Items);
    from = LastEvaluatedKey;
  } while (from);
  return found;
}
