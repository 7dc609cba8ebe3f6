import { type ExportedLead, LEAD_CSV_COLUMNS } from '@harbour-haul/domain/leads/export/csv-leads';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import { leadIndexName, sortKeyAttribute } from '../keys.ts';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';

/** A lead and its position in the order of creation, which is the same in all statuses' indexes. */
export interface ExportRow {
  key: string;
  /** As it is stored: what is not known is not there. */
  lead: Partial<ExportedLead>;
}

const KEY = sortKeyAttribute('createdAt');
const FIELDS = [KEY, ...LEAD_CSV_COLUMNS.map(({ field }) => field)];
const NAMES = Object.fromEntries(FIELDS.map((field) => [`#${field}`, field]));
/**
 * How many rows a round of pages asks for, over all statuses: much more would only be held, and read in vain where a call
 * ends.
 */
const ROUND = 2_000;
/** How many rows a batch yields at most, so that the caller can stop soon. */
const BATCH = 500;
/** Below and above every key, which begins with a year. */
const [LOWEST, HIGHEST] = ['0', ':'];

/**
 * Reads the leads of an export, newest first, in batches: index pages of each status, the next one under way while the
 * last is used, merged by key. At most two pages of each status are held, however many leads there are.
 * @param after continues below this key.
 */
export async function* readExportRows(
  leads: Table,
  { status, from, to }: LeadExportFilter,
  after: string | null,
): AsyncGenerator<ExportRow[], void, undefined> {
  const statuses = status ? [status] : LEAD_STATUSES;
  const bounds = { ':from': from ?? LOWEST, ':to': after ?? (to === null ? HIGHEST : `${to}~`) };
  const limit = Math.ceil(ROUND / statuses.length);
  const lists = statuses.map((one) => new StatusRows(leads, one, bounds, limit));
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
function takeNewest(lists: StatusRows[], after: string | null): ExportRow[] {
  const taken: ExportRow[] = [];
  let last = after;
  while (taken.length < BATCH) {
    let newest: StatusRows | undefined;
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

/** The leads of one status, page by page; the next page is under way while the last is used. */
class StatusRows {
  readonly #pages: AsyncIterator<Item[], void>;
  #next: Promise<IteratorResult<Item[], void>> | null;
  #rows: ExportRow[] = [];
  #position = 0;

  constructor(leads: Table, status: LeadStatus, bounds: Record<':from' | ':to', string>, limit: number) {
    this.#pages = leads.queryPages({
      index: leadIndexName('createdAt'),
      where: `#status = :status AND #${KEY} BETWEEN :from AND :to`,
      attributes: Object.keys(NAMES).join(', '),
      names: NAMES,
      values: { ':status': status, ...bounds },
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
      this.#rows = (value ?? []).map((item) => ({ key: String(item[KEY]), lead: item }) as ExportRow);
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
