import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { Table } from '../table/table.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './changes/lead-commit.ts';
import { type PairChange, storeMerge, storeUnmerge } from './changes/lead-merges.ts';
import { changeTrash } from './changes/lead-trash.ts';
import { type LeadRows, readLeadRows } from './rows/lead-rows.ts';

/** What admins do with single leads. Each change returns whether it met a version conflict. */
export class LeadAdministration {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** All rows of a lead: itself, its timeline and the leads merged into it. */
  async rows(id: number): Promise<LeadRows> {
    return readLeadRows(this.#table, id);
  }

  /** Stores `next` in place of `read`. */
  async replace(read: Lead, next: Lead, events: LeadEvent[]): Promise<LeadChangeResult> {
    return commitLeadChange(
      this.#table,
      leadChangeWrites(this.#table, { before: read, after: next, events }),
    );
  }

  /** Moves a lead into the trash or out of it, with all that hangs on it; see `lead-trash.ts`. */
  async changeTrash(read: Lead, next: Lead, events: LeadEvent[]): Promise<LeadChangeResult> {
    return changeTrash(this.#table, read, next, events);
  }

  /** Merges one lead into another; see `lead-merges.ts`. */
  async merge(change: PairChange): Promise<LeadChangeResult> {
    return storeMerge(this.#table, change);
  }

  /** Undoes a merge. */
  async unmerge(change: PairChange): Promise<LeadChangeResult> {
    return storeUnmerge(this.#table, change);
  }
}
