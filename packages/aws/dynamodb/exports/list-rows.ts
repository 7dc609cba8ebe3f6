import { LEAD_CSV_COLUMNS } from '@harbour-haul/domain/leads/export/csv-leads';
import { isInQueue } from '@harbour-haul/domain/leads/search/lead-queues';
import { fromLeadItem } from '../leads/rows/lead-items.ts';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import type { ExportRow, ExportRowsFilter } from './export-row.ts';
import type { ExportSource } from './export-source.ts';

/** A lead that is kept apart from its status has that beside the list in which it stands. */
const HELD_STATUS = 'heldStatus';

export interface ListRead {
  list: string;
  /** How many rows a page asks for. */
  limit: number;
  after: string | null;
  filter: ExportRowsFilter;
  /** Those alone that have changed since this time; ISO 8601. */
  changedSince?: string;
}

/** The leads of one list, page by page; the next page is under way while the last is used. */
export class ListRows {
  readonly #pages: AsyncIterator<Item[], void>;
  readonly #keyName: string;
  readonly #filter: ExportRowsFilter;
  #next: Promise<IteratorResult<Item[], void>> | null;
  #rows: ExportRow[] = [];
  #position = 0;

  constructor(
    leads: Table,
    { index, partition, keyName, lowest, highest, createdWithin }: ExportSource,
    { list, limit, after, filter, changedSince }: ListRead,
  ) {
    this.#keyName = keyName;
    this.#filter = filter;
    const keys = [
      keyName,
      partition,
      ...(createdWithin ? ['createdAt'] : []),
      ...(changedSince ? ['updatedAt'] : []),
    ];
    // What decides whether a lead stands in other queues is in no column.
    const isWhole = filter.within.length > 0;
    const fields = new Set(
      isWhole ? keys : [...keys, HELD_STATUS, ...LEAD_CSV_COLUMNS.map(({ field }) => field)],
    );
    const conditions = [
      ...(createdWithin ? ['#createdAt BETWEEN :from AND :to'] : []),
      ...(changedSince ? ['#updatedAt >= :since'] : []),
    ];
    this.#pages = leads.queryPages({
      index,
      where: `#${partition} = :list AND #${keyName} BETWEEN :lowest AND :highest`,
      ...(conditions.length > 0 && { filter: conditions.join(' AND ') }),
      ...(!isWhole && { attributes: [...fields].map((field) => `#${field}`).join(', ') }),
      names: Object.fromEntries([...fields].map((field) => [`#${field}`, field])),
      values: {
        ':list': list,
        ':lowest': lowest,
        ':highest': after ?? highest,
        ...(createdWithin && { ':from': createdWithin.from, ':to': createdWithin.to }),
        ...(changedSince && { ':since': changedSince }),
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

  /** All of them, however many pages they are. */
  async all(): Promise<ExportRow[]> {
    const rows: ExportRow[] = [];
    for (await this.fill(); this.head !== undefined; await this.fill()) {
      rows.push(...this.#rows.slice(this.#position));
      this.#position = this.#rows.length;
    }
    return rows;
  }

  /** Waits for the next page where all rows are taken. */
  async fill(): Promise<void> {
    while (this.head === undefined && this.#next !== null) {
      const { value, done } = await this.#next;
      this.#rows = this.#belonging(value ?? []).map((item) => toRow(item, this.#keyName));
      this.#position = 0;
      this.#next = done ? null : this.#readAhead();
    }
  }

  /** Those that stand in every other queue of the filter: for that they were read whole. */
  #belonging(items: Item[]): Item[] {
    const filter = this.#filter;
    if (filter.within.length === 0) return items;
    return items.filter((item) => {
      const lead = fromLeadItem(item);
      return filter.within.every((queue) => isInQueue(lead, queue, filter));
    });
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
