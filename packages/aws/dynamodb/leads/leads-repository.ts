import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { Table } from '../table/table.ts';
import { type ChangeAuthor, type ChangeResult, changeLead, type DecideLead } from './changes/change-lead.ts';
import type { MergeRecord } from './rows/lead-merge-items.ts';
import { readLead, readMerges, readTimeline } from './rows/lead-rows.ts';

/**
 * Leads in DynamoDB, as whoever may change them reads and changes one. Every write keeps counters and indexes right in one
 * transaction.
 */
export class LeadsRepository {
  protected readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** The lead as it is now, or null. */
  async get(id: number): Promise<Lead | null> {
    return readLead(this.table, id);
  }

  /** Entries of a lead's timeline, the newest first: the newest of all, or those before one. */
  async timeline(id: number, page: { limit: number; before?: string | undefined }): Promise<LeadEvent[]> {
    return readTimeline(this.table, id, page);
  }

  /** What was merged into a lead. */
  async merges(id: number): Promise<MergeRecord[]> {
    return readMerges(this.table, id);
  }

  /** Changes a lead by what `decide` makes of it, again after every conflict; see `changes/change-lead.ts`. */
  async change(id: number, author: ChangeAuthor, decide: DecideLead): Promise<ChangeResult<{ lead: Lead }>> {
    return changeLead(this.table, id, author, decide);
  }
}
