import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import type { LeadExportRecord } from '@harbour-haul/domain/leads/export/lead-export';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { EXPORT_LOG, exportKey } from '../rows.ts';
import type { Query, Update } from '../table/expressions.ts';
import type { Item } from '../table/items.ts';
import type { Table } from '../table/table.ts';
import type { ExportRow } from './export-row.ts';
import {
  exportIdAt,
  fromExportItem,
  isExportId,
  type LeadExport,
  type LeadExportPart,
  toExportItem,
} from './lead-export-items.ts';
import { readExportRows } from './lead-export-rows.ts';
import { countExported } from './lead-export-total.ts';

/** How many exports a lead's timeline names at most. */
const NEWEST = 200;

/** What is written in one go: a part, and where the next one continues. */
export interface LeadExportStep {
  /** Null where nothing was left for a last part. */
  part: LeadExportPart | null;
  /** All rows so far. */
  rows: number;
  cursor: string | null;
  /** Whether this was the last part. */
  isLast: boolean;
  /** All leads that are noted so far; null where none are. */
  leadIds: number[] | null;
}

/** Where leads are read, and their exports are kept. */
export interface LeadExportTables {
  leads: Table;
  exports: Table;
}

/**
 * Exports of leads. Every step is one conditional write on what was read, so that of two callers at once one
 * continues and the other sees how far it has come.
 */
export class LeadExportsRepository {
  readonly #leads: Table;
  readonly #table: Table;

  constructor({ leads, exports }: LeadExportTables) {
    this.#leads = leads;
    this.#table = exports;
  }

  /** The leads of an export, below a key where it continues; see `lead-export-rows.ts`. Later ones than it are not in it. */
  rows(
    { filter, startedAt }: LeadExport,
    after: string | null,
  ): AsyncGenerator<ExportRow[], void, undefined> {
    const to = filter.to !== null && filter.to < startedAt ? filter.to : startedAt;
    return readExportRows(this.#leads, { ...filter, to, today: halifaxToday(new Date(startedAt)) }, after);
  }

  /** How many leads a filter shows, as far as that is counted; see `lead-export-total.ts`. */
  async total(filter: LeadExportFilter, now: Date): Promise<number> {
    return countExported(this.#leads, filter, now);
  }

  /** Stores a new export. */
  async put(row: LeadExport): Promise<void> {
    await this.#table.put(toExportItem(row));
  }

  /** The export as it is now, or null. */
  async get(id: string): Promise<LeadExport | null> {
    const item = isExportId(id) ? await this.#table.get(exportKey(id)) : null;
    return item && fromExportItem(item);
  }

  /**
   * Claims a number for a part. None is assigned twice and each is above all before it, so that a slower caller
   * never overwrites a part that counts.
   * @returns null where the export is no longer open.
   */
  async claimPart(id: string): Promise<number | null> {
    const claimed = await this.#update(id, {
      update: 'ADD claimed :one',
      condition: 'phase = :open',
      values: { ':one': 1, ':open': 'open' },
    });
    return claimed && Number(claimed.claimed);
  }

  /** Adds a part to what was read; null on a version conflict, or where it is no longer open. */
  async addPart(read: LeadExport, step: LeadExportStep): Promise<LeadExport | null> {
    const { part, rows, cursor, isLast, leadIds } = step;
    const continues = cursor !== null && !isLast;
    const stored = await this.#update(read.id, {
      update: `SET parts = list_append(parts, :part), #rows = :rows, phase = :next${leadIds ? ', leadIds = :leadIds' : ''}${continues ? ', #cursor = :cursor' : ' REMOVE #cursor'}`,
      condition: 'phase = :open AND size(parts) = :read',
      names: { '#rows': 'rows', '#cursor': 'cursor' },
      values: {
        ':part': part ? [part] : [],
        ':rows': rows,
        ':next': isLast ? 'written' : 'open',
        ':open': 'open',
        ':read': read.parts.length,
        ...(continues && { ':cursor': cursor }),
        ...(leadIds && { ':leadIds': leadIds }),
      },
    });
    return stored && fromExportItem(stored);
  }

  /**
   * Marks the file as complete; from now on the row is an entry of the log, which keeps no words of anybody. Null where it was
   * removed meanwhile.
   */
  async finish(id: string, now: Date): Promise<LeadExport | null> {
    const stored = await this.#update(id, {
      update: 'SET phase = :done, finishedAt = :now REMOVE parts, uploadId, expiresAt, #filter.#search',
      condition: 'phase = :written',
      names: { '#filter': 'filter', '#search': 'search' },
      values: { ':done': 'done', ':written': 'written', ':now': now.toISOString() },
    });
    return stored && fromExportItem(stored);
  }

  /** Marks an export as removed before its file is, so that nobody continues it. */
  async markRemoved(id: string): Promise<void> {
    await this.#update(id, {
      update: 'SET phase = :removed',
      condition: 'attribute_exists(id)',
      values: { ':removed': 'removed' },
    });
  }

  /** Notes that nothing is left of its file, so that no later erasure removes it again. */
  async markFilesRemoved(id: string): Promise<void> {
    await this.#update(id, {
      update: 'SET filesRemoved = :true',
      condition: 'attribute_exists(id)',
      values: { ':true': true },
    });
  }

  /** The log of exports that began at this time or later, newest first, at most 200. */
  async since(time: string): Promise<LeadExportRecord[]> {
    const items = await this.#table.queryFirst(startedFrom(time), NEWEST);
    return items
      .map(fromExportItem)
      .flatMap(({ id, filter, startedBy, startedAt, finishedAt, rows, leadIds }) =>
        finishedAt === null ? [] : [{ id, filter, startedBy, startedAt, finishedAt, rows, leadIds }],
      );
  }

  /** All exports that began at this time or later, whatever became of them. */
  async startedSince(time: string): Promise<LeadExport[]> {
    return (await this.#table.queryAll(startedFrom(time))).map(fromExportItem);
  }

  /** The row as it is after the update; null where its condition fails, and for what is no id of an export. */
  async #update(id: string, update: Update): Promise<Item | null> {
    return isExportId(id) ? this.#table.update(exportKey(id), update) : null;
  }
}

/** The exports that began at this time or later, newest first. */
function startedFrom(time: string): Query {
  return {
    where: '#log = :log AND id >= :from',
    names: { '#log': 'log' },
    values: { ':log': EXPORT_LOG, ':from': exportIdAt(time) },
    descending: true,
    consistent: true,
  };
}
