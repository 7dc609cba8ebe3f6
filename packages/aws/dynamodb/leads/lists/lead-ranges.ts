import type { Lead } from '@harbour-haul/domain/leads/lead';
import { compareSortKeys, type KeySpan } from '@harbour-haul/domain/leads/search/lead-order';
import type { Table } from '../../table/table.ts';
import { fromLeadItem } from '../rows/lead-items.ts';

/** Leads that stand next to each other in an index: one partition of it, or what lies below a key. */
export interface LeadRange {
  index: string;
  partition: { name: string; value: string };
  /** The attribute that orders the partition. */
  keyName: string;
  /** A key that no lead has; leads above it do not belong. Null for none. */
  end: string | null;
  /** The same below them, where there is one. */
  start?: string;
}

/** A lead and its position in a list. */
export interface LeadRow {
  key: string;
  lead: Lead;
}

export interface RangeRead {
  /** The key to start beyond, or null for the beginning (of what lies upwards or downwards). */
  from: string | null;
  upwards: boolean;
  limit: number;
}

/** The first leads of a range in one direction, by one key query; long ones may take another. */
export async function readLeadRange(
  table: Table,
  range: LeadRange,
  { from, upwards, limit }: RangeRead,
): Promise<LeadRow[]> {
  const above = upwards ? higher(from, range.start ?? null) : (range.start ?? null);
  const below = upwards ? range.end : lower(from, range.end);
  if (above !== null && below !== null && compareSortKeys(above, below) >= 0) return [];
  const query = { index: range.index, ...between(range, above, below), descending: !upwards };
  // Where a range has a start and is read downwards, its condition includes the lead to start beyond.
  const items = await table.queryFirst(query, above !== null && !upwards ? limit + 1 : limit);
  return items
    .map((item) => ({ key: String(item[range.keyName]), lead: fromLeadItem(item) }))
    .filter(({ key }) => key !== from)
    .slice(0, limit);
}

/** What of a range lies within a span. */
export function withinSpan(range: LeadRange, { start, end }: KeySpan): LeadRange {
  const above = higher(range.start ?? null, start);
  const { start: _, ...rest } = range;
  return { ...rest, end: lower(range.end, end), ...(above !== null && { start: above }) };
}

function higher(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return compareSortKeys(a, b) > 0 ? a : b;
}

function lower(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return compareSortKeys(a, b) < 0 ? a : b;
}

/** The condition on the keys of a range strictly above one key and strictly below another. */
function between({ partition, keyName }: LeadRange, above: string | null, below: string | null) {
  const names = { '#partition': partition.name };
  const values = { ':partition': partition.value };
  const condition = (text: string, more: Record<string, string>) => ({
    where: `#partition = :partition AND ${text}`,
    names: { ...names, '#key': keyName },
    values: { ...values, ...more },
  });
  if (above !== null && below !== null) {
    // BETWEEN includes its ends. Keys end with an id of fixed length, so the next one above has no blank after it,
    // and `below` is then the end of the range, which no lead has, or where to start from, which is left out.
    return condition('#key BETWEEN :above AND :below', { ':above': `${above} `, ':below': below });
  }
  if (above !== null) return condition('#key > :above', { ':above': above });
  if (below !== null) return condition('#key < :below', { ':below': below });
  return {
    where: '#partition = :partition',
    names,
    values,
  };
}
