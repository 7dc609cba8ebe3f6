import { type DynamoDBDocumentClient, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { compareSortKeys, type LeadSortField, type SortOrder } from '@harbour-haul/domain/leads/lead-order';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { leadIndexName, sortKeyAttribute } from './keys.ts';
import { fromLeadItem } from './lead-items.ts';

/** Which page: the first, the last, or the one after or before a sort key. */
export type LeadPlace = { at: 'first' } | { at: 'last' } | { at: 'after' | 'before'; key: string };

export interface LeadPageQuery {
  /** Null lists all statuses. */
  status: LeadStatus | null;
  sort: LeadSortField;
  order: SortOrder;
  /** 1 to 100. */
  limit: number;
  place: LeadPlace;
}

export interface LeadPage {
  leads: Lead[];
  /** All leads of the asked status. */
  total: number;
  /** The sort key to go on after or before; null where nothing follows or precedes. */
  nextKey: string | null;
  prevKey: string | null;
}

interface Row {
  key: string;
  lead: Lead;
}

/**
 * Reads one page by key queries alone, so that it costs the same however many leads there are. All statuses are
 * seven index queries merged by key; since a key embeds the id, one key is a place in each of them.
 */
export async function readLeadPage(
  client: DynamoDBDocumentClient,
  table: string,
  query: LeadPageQuery,
  readCounts: () => Promise<Record<LeadStatus, number>>,
): Promise<LeadPage> {
  const statuses = query.status ? [query.status] : [...LEAD_STATUSES];
  const counting = readCounts().then((counts) => statuses.reduce((sum, status) => sum + counts[status], 0));
  const limit = query.place.at === 'last' ? lastPageSize(await counting, query.limit) : query.limit;
  const reading = statuses.map((status) => readStatus(client, table, query, status, limit + 1));
  const [total, ...found] = await Promise.all([counting, ...reading]);
  return { total, ...pageOf(found.flat(), query, limit) };
}

/** The last page holds what is left over, so that page numbers and rows agree. */
function lastPageSize(total: number, limit: number): number {
  return total % limit || limit;
}

/** Pages towards the start are read backwards. */
function readsUpwards({ order, place }: LeadPageQuery): boolean {
  const backwards = place.at === 'last' || place.at === 'before';
  return (order === 'asc') !== backwards;
}

async function readStatus(
  client: DynamoDBDocumentClient,
  table: string,
  query: LeadPageQuery,
  status: LeadStatus,
  limit: number,
): Promise<Row[]> {
  const { place, sort } = query;
  const attribute = sortKeyAttribute(sort);
  const upwards = readsUpwards(query);
  const from = 'key' in place ? place.key : null;
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: table,
      IndexName: leadIndexName(sort),
      KeyConditionExpression: `#status = :status${from === null ? '' : ` AND #key ${upwards ? '>' : '<'} :from`}`,
      ExpressionAttributeNames: { '#status': 'status', ...(from !== null && { '#key': attribute }) },
      ExpressionAttributeValues: { ':status': status, ...(from !== null && { ':from': from }) },
      ScanIndexForward: upwards,
      Limit: limit,
    }),
  );
  return Items.map((item) => ({ key: String(item[attribute]), lead: fromLeadItem(item) }));
}

function pageOf(rows: Row[], query: LeadPageQuery, limit: number): Omit<LeadPage, 'total'> {
  const { at } = query.place;
  const direction = readsUpwards(query) ? 1 : -1;
  const sorted = rows.sort((a, b) => direction * compareSortKeys(a.key, b.key));
  const more = sorted.length > limit;
  const page = sorted.slice(0, limit);
  const backwards = at === 'last' || at === 'before';
  if (backwards) page.reverse();
  const hasPrevious = backwards ? more : at === 'after';
  const hasNext = backwards ? at === 'before' : more;
  return {
    leads: page.map(({ lead }) => lead),
    nextKey: hasNext ? (page.at(-1)?.key ?? null) : null,
    prevKey: hasPrevious ? (page[0]?.key ?? null) : null,
  };
}
