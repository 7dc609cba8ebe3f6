import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export-filter';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { halifaxToday } from '@harbour-haul/domain/leads/preferred-date';
import { DAY_PREFIX, dayPartition } from './lead-counters.ts';
import { COUNTER_SHARDS } from './lead-items.ts';

/** Below and above every day. */
const [FIRST, LAST] = ['0', ':'];

/**
 * How many leads came in on the days of a filter, from the counters of days and not from the leads. A bound within a
 * day counts as the whole day.
 */
export async function countByDays(
  client: DynamoDBDocumentClient,
  table: string,
  { status, from, to }: LeadExportFilter,
): Promise<number> {
  const statuses = status ? [status] : LEAD_STATUSES;
  const names = Object.fromEntries(statuses.map((one, index) => [`#s${index}`, `status#${one}`]));
  const countShard = async (shard: number): Promise<number> => {
    let count = 0;
    let last: Record<string, unknown> | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await client.send(
        new QueryCommand({
          TableName: table,
          KeyConditionExpression: 'id = :partition AND #item BETWEEN :from AND :to',
          ProjectionExpression: Object.keys(names).join(', '),
          ExpressionAttributeNames: { '#item': 'item', ...names },
          ExpressionAttributeValues: {
            ':partition': dayPartition(shard),
            ':from': `${DAY_PREFIX}${from === null ? FIRST : halifaxToday(new Date(from))}`,
            ':to': `${DAY_PREFIX}${to === null ? LAST : halifaxToday(new Date(to))}`,
          },
          ...(last && { ExclusiveStartKey: last }),
        }),
      );
      for (const item of Items) for (const value of Object.values(item)) count += Number(value);
      last = LastEvaluatedKey;
    } while (last);
    return count;
  };
  const shards = Array.from({ length: COUNTER_SHARDS }, (_, shard) => countShard(shard));
  return (await Promise.all(shards)).reduce((sum, count) => sum + count, 0);
}
