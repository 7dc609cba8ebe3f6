import { LEAD_CSV_COLUMNS } from '@harbour-haul/domain/leads/export/csv-leads';
import { isOfOneGroup } from '@harbour-haul/domain/leads/export/export-filter';
import { isOfGroup } from '@harbour-haul/domain/leads/overview/lead-group';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import type { ExportRow, ExportRowsFilter } from './export-row.ts';
import { type ExportSource, exportSource } from './export-source.ts';
import { readChosenRows, readFoundRows, readOwnedRows } from './found-rows.ts';
import { readPickupRows } from './pickup-rows.ts';

/** A lead that is kept apart from its status has that beside the list in which it stands. */
const HELD_STATUS = 'heldStatus';
/**
 * How many rows a round of pages asks for, over all statuses: much more would only be held, and read in vain where a call
 * ends.
 */
const ROUND = 2_000;
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

/** Those of a junk type and of an area, whatever they are read from. */
async function* ofGroup(
  batches: AsyncGenerator<ExportRow[], void, undefined>,
  { junkType, area }: ExportRowsFilter,
): AsyncGenerator<ExportRow[], void, undefined> {
  const group = { junkType: junkType ?? undefined, area: area ?? undefined };
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
  return readListedRows(leads, exportSource(filter), after);
}

/**
 * Reads lists of leads, the newest first: index pages of each, the next one under way while the last is used, merged by key. At
 * most two pages of each list are held.
 */
async function* readListedRows(
  leads: Table,
  source: ExportSource,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  const limit = Math.ceil(ROUND / Math.max(1, source.lists.length));
  const lists = source.lists.map((list) => new ListRows(leads, source, { list, limit, after }));
  for (;;) {
    await Promise.all(lists.map((list) => list.fill()));
    if (lists.every((list) => list.head === undefined)) return;
    const rows = takeNewest(lists, after);
    after = rows.at(-1)?.key ?? after;
    yield rows;
  }
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

/** The leads of one list, page by page; the next page is under way while the last is used. */
class ListRows {
  readonly #pages: AsyncIterator<Item[], void>;
  readonly #keyName: string;
  #next: Promise<IteratorResult<Item[], void>> | null;
  #rows: ExportRow[] = [];
  #position = 0;

  constructor(
    leads: Table,
    { index, partition, keyName, lowest, highest, createdWithin }: ExportSource,
    { list, limit, after }: { list: string; limit: number; after: string | null },
  ) {
    this.#keyName = keyName;
    const fields = new Set([keyName, partition, HELD_STATUS, ...LEAD_CSV_COLUMNS.map(({ field }) => field)]);
    this.#pages = leads.queryPages({
      index,
      where: `#${partition} = :list AND #${keyName} BETWEEN :lowest AND :highest`,
      ...(createdWithin && { filter: '#createdAt BETWEEN :from AND :to' }),
      attributes: [...fields].map((field) => `#${field}`).join(', '),
      names: Object.fromEntries([...fields].map((field) => [`#${field}`, field])),
      values: {
        ':list': list,
        ':lowest': lowest,
        ':highest': after ?? highest,
        ...(createdWithin && { ':from': createdWithin.from, ':to': createdWithin.to }),
      },
      descending: true,
      limit,
    });
    this.#next = this.#readAhead();
  }

  get head(): ExportRow | undefined {
    return this.#rows[this.#position];
  }

  /** Whether no page follows the rows that are held. */
  get isRead(): boolean {
    return this.#next === null;
  }

  take(): ExportRow | undefined {
    const row = this.head;
    this.#position += 1;
    return row;
  }

  /** Waits for the next page where all rows are taken. */
  async fill(): Promise<void> {
    while (this.head === undefined && this.#next !== null) {
      const { value, done } = await this.#next;
      this.#rows = (value ?? []).map((item) => toRow(item, this.#keyName));
      this.#position = 0;
      this.#next = done ? null : this.#readAhead();
    }
  }

  /** A page that is under way; a failure is ignored where nobody reads on. */
  #readAhead(): Promise<IteratorResult<Item[], void>> {
    const page = this.#pages.next();
    page.catch(() => {});
    return page;
  }
}

function toRow(item: Item, keyName: string): ExportRow {
  const held = item[HELD_STATUS];
  return {
    key: String(item[keyName]),
    lead: held === undefined ? item : { ...item, status: held },
  } as ExportRow;
}
