import { isOfOneGroup } from '@harbour-haul/domain/leads/export/export-filter';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import type { Table } from '../table/table.ts';
import type { ExportRow, ExportRowsFilter } from './export-row.ts';
import { type ExportSource, exportSource } from './export-source.ts';
import { readChosenRows, readFoundRows, readOwnedRows } from './found-rows.ts';
import { type ListRead, ListRows } from './list-rows.ts';
import { readPickupRows } from './pickup-rows.ts';

/**
 * How many rows a round of pages asks for, over all statuses: much more would only be held, and read in vain where a call
 * ends.
 */
const ROUND = 2_000;
/** By how much clocks may differ, and how long an index may take. */
const MARGIN_MS = 60_000;
/** How many rows a batch yields at most, so that the caller can stop soon. */
const BATCH = 500;

/**
 * Reads the leads of an export in batches, however many there are.
 * @param after continues beyond this key.
 */
export function readExportRows(
  leads: Table,
  filter: ExportRowsFilter,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  const rows = readRows(leads, filter, after);
  const queued = filter.queue === 'needs-reply' ? ofStatus(rows, filter) : rows;
  return isOfOneGroup(filter) ? ofGroup(queued, filter) : queued;
}

/** What waits for a reply stands in one list, whatever its status. */
async function* ofStatus(
  batches: AsyncGenerator<ExportRow[], void, undefined>,
  { status }: ExportRowsFilter,
): AsyncGenerator<ExportRow[], void, undefined> {
  for await (const rows of batches)
    yield status === null ? rows : rows.filter(({ lead }) => lead.status === status);
}

/** Those of a source, of a junk type and of an area, whatever they are read from. */
async function* ofGroup(
  batches: AsyncGenerator<ExportRow[], void, undefined>,
  { source, junkType, area }: ExportRowsFilter,
): AsyncGenerator<ExportRow[], void, undefined> {
  const group = { source: source ?? undefined, junkType: junkType ?? undefined, area: area ?? undefined };
  const belongs = ({ lead: { source = '', junkType = null, address = null } }: ExportRow) =>
    isOfGroup({ source, junkType, address }, group);
  for await (const rows of batches) yield rows.filter(belongs);
}

function readRows(
  leads: Table,
  filter: ExportRowsFilter,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  if (filter.ids !== null) return readChosenRows(leads, filter, filter.ids, after);
  if (filter.search !== null) return readFoundRows(leads, filter, filter.search, after);
  if (filter.pickups !== null) return readPickupRows(leads, filter, filter.pickups, after);
  if (filter.queue === 'owned') return readOwnedRows(leads, filter, after);
  return readListedRows(leads, filter, after);
}

/**
 * Reads lists of leads, the newest first: index pages of each, the next one under way while the last is used, merged by key. At
 * most two pages of each list are held. Since these are not of one moment, what has changed meanwhile is looked for once more.
 */
async function* readListedRows(
  leads: Table,
  filter: ExportRowsFilter,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  // Of days to come there are no leads, and DynamoDB refuses a range that ends before it begins.
  if (filter.from !== null && filter.to !== null && filter.from > filter.to) return;
  const source = exportSource(filter);
  const limit = Math.ceil(ROUND / Math.max(1, source.lists.length));
  const lists = source.lists.map((list) => new ListRows(leads, source, { list, limit, after, filter }));
  const changedSince = new Date(Date.now() - MARGIN_MS).toISOString();
  for (;;) {
    await Promise.all(lists.map((list) => list.fill()));
    const isEnd = lists.every((list) => list.head === undefined);
    const taken = takeNewest(lists, after);
    const last = taken.at(-1)?.key;
    // None where a page had but what the call before ended with, or what another list had as well.
    if (last === undefined && !isEnd) continue;
    const range = { ...source, lowest: last ?? source.lowest };
    const rows = await withMoved(leads, range, taken, { limit, after, filter, changedSince });
    if (rows.length > 0) yield rows;
    if (isEnd) return;
    after = last ?? after;
  }
}

/**
 * Rows with those of their range that are in no page: a lead that has gone from a list which was not read yet to one that was. It has
 * changed since, and stands in one of the lists now.
 */
async function withMoved(
  leads: Table,
  range: ExportSource,
  rows: readonly ExportRow[],
  read: Omit<ListRead, 'list'>,
): Promise<ExportRow[]> {
  // In one list none moves.
  if (range.lists.length < 2) return [...rows];
  const changed = await Promise.all(
    range.lists.map((list) => new ListRows(leads, range, { ...read, list }).all()),
  );
  const known = new Map(changed.flat().map((row) => [row.key, row]));
  if (read.after !== null) known.delete(read.after);
  for (const row of rows) known.set(row.key, row);
  return known.size === rows.length
    ? [...rows]
    : [...known.values()].toSorted((one, other) => (one.key < other.key ? 1 : -1));
}

/**
 * Takes rows in order until a list needs its next page or a batch is full. A lead that changed its status between two queries may
 * stand in both; it is taken once.
 */
function takeNewest(lists: ListRows[], after: string | null): ExportRow[] {
  const taken: ExportRow[] = [];
  let last = after;
  while (taken.length < BATCH) {
    let newest: ListRows | undefined;
    for (const list of lists) {
      if (list.head === undefined) {
        if (list.isRead) continue;
        return taken;
      }
      // Keys are ASCII, so that the order of strings is the order of bytes.
      if (newest?.head === undefined || list.head.key > newest.head.key) newest = list;
    }
    const row = newest?.take();
    if (row === undefined) return taken;
    if (row.key !== last) taken.push(row);
    last = row.key;
  }
  return taken;
}
