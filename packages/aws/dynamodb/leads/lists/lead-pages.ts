import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { RequestedList } from '@harbour-haul/domain/leads/lead-state';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import {
  compareSortKeys,
  isInSpan,
  type KeySpan,
  keySpans,
  type LeadSortField,
  type SortOrder,
} from '@harbour-haul/domain/leads/search/lead-order';
import { leadIndexName, sortKeyAttribute } from '../../keys.ts';
import type { Table } from '../../table/table.ts';
import { type LeadRange, type LeadRow, type RangeRead, readLeadRange, withinSpan } from './lead-ranges.ts';

/** Which page: the first, the last, or the one after or before a key. */
export type PagePosition = { at: 'first' } | { at: 'last' } | { at: 'after' | 'before'; key: string };

export interface LeadPageRequest {
  order: SortOrder;
  /** 1 to 100. */
  limit: number;
  position: PagePosition;
  /** By which field the ranges are ordered, where leads may lack it: those come last. */
  sort?: LeadSortField;
}

export interface LeadPageQuery extends LeadPageRequest {
  /** Null lists all statuses. */
  status: LeadStatus | null;
  sort: LeadSortField;
}

/** A page of a list without a count. */
export interface UncountedLeadPage {
  leads: Lead[];
  /** The key to continue after or before; null where nothing follows or precedes. */
  nextKey: string | null;
  prevKey: string | null;
}

export interface LeadPage extends UncountedLeadPage {
  /** All leads of the list. */
  total: number;
}

/** The parts of a list that hold the leads of these statuses in the order of a sort field. */
export function statusRanges(
  statuses: readonly RequestedList[],
  sort: LeadSortField,
  end: string | null = null,
): LeadRange[] {
  return statuses.map((status) => ({
    index: leadIndexName(sort),
    partition: { name: 'status', value: status },
    keyName: sortKeyAttribute(sort),
    end,
  }));
}

/** One page of the leads of a status, or of all; see `readCountedPage`. */
export async function readLeadPage(
  table: Table,
  query: LeadPageQuery,
  readCounts: () => Promise<Record<LeadStatus, number>>,
): Promise<LeadPage> {
  const statuses: readonly LeadStatus[] = query.status === null ? LEAD_STATUSES : [query.status];
  const counting = readCounts().then((counts) => statuses.reduce((sum, status) => sum + counts[status], 0));
  return readCountedPage(table, statusRanges(statuses, query.sort), query, counting);
}

/**
 * Reads one page by key queries alone, so that it costs the same however many leads there are. Several ranges are
 * merged by key; since a key embeds the id, one key is a position in each of them. The last page holds what is left over,
 * so that page numbers and rows agree.
 */
export async function readCountedPage(
  table: Table,
  ranges: LeadRange[],
  request: LeadPageRequest,
  counting: Promise<number>,
): Promise<LeadPage> {
  const { limit, position } = request;
  const size = position.at === 'last' ? (await counting) % limit || limit : limit;
  const reading = readMergedPage(table, ranges, { ...request, limit: size });
  const [total, page] = await Promise.all([counting, reading]);
  return { total, ...page };
}

/** One page of several ranges merged by key. Without a count the last page is as full as any. */
export async function readMergedPage(
  table: Table,
  ranges: LeadRange[],
  { order, limit, position, sort }: LeadPageRequest,
): Promise<UncountedLeadPage> {
  const backwards = position.at === 'last' || position.at === 'before';
  // Pages towards the start are read backwards.
  const upwards = (order === 'asc') !== backwards;
  const from = 'key' in position ? position.key : null;
  const spans = sort === undefined ? [] : keySpans(sort, order);
  const read = { from, upwards, limit: limit + 1 };
  return pageOf(
    await readSpans(table, ranges, backwards ? spans.toReversed() : spans, read),
    limit,
    position.at,
  );
}

/** Reads the spans that follow each other from a key on, each only where those before it have too few rows. */
async function readSpans(
  table: Table,
  ranges: LeadRange[],
  spans: readonly KeySpan[],
  read: RangeRead,
): Promise<LeadRow[]> {
  const { from, upwards, limit } = read;
  const at = from === null ? 0 : spans.findIndex((span) => isInSpan(from, span));
  const [first, ...others] = spans.slice(Math.max(0, at));
  const rows = await readMerged(
    table,
    first ? ranges.map((range) => withinSpan(range, first)) : ranges,
    read,
  );
  if (rows.length >= limit || others.length === 0) return rows;
  const rest = { from: null, upwards, limit: limit - rows.length };
  return [...rows, ...(await readSpans(table, ranges, others, rest))];
}

async function readMerged(table: Table, ranges: LeadRange[], read: RangeRead): Promise<LeadRow[]> {
  const found = await Promise.all(ranges.map((range) => readLeadRange(table, range, read)));
  const direction = read.upwards ? 1 : -1;
  return found
    .flat()
    .sort((a, b) => direction * compareSortKeys(a.key, b.key))
    .slice(0, read.limit);
}

function pageOf(sorted: LeadRow[], limit: number, at: PagePosition['at']): UncountedLeadPage {
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
