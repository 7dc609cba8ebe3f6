import type { Lead } from '@harbour-haul/domain/leads/lead';
import { commit, guarded } from '../../table/commit.ts';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { leadChangeWrites } from '../changes/lead-changes.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { readLead } from '../rows/lead-rows.ts';
import { nextLeadId } from '../rows/lead-sequence.ts';
import type { LeadCreation } from './lead-creation.ts';
import { putSubmissionReceipt, repeatedResult } from './submission-receipts.ts';

/** A lead that an admin enters. */
export interface EnteredLead extends Pick<LeadCreation, 'idempotency' | 'now'> {
  /** The admin's username. */
  by: string;
  /** Returns the lead with this id. */
  make: (id: number) => Lead;
}

export type LeadEntryResult =
  | { outcome: 'entered'; lead: Lead }
  /** The lead as it is now; null where it is gone for good. */
  | { outcome: 'repeated'; lead: Lead | null }
  | { outcome: 'key_used_for_other_body' }
  | { outcome: 'busy' };

/** Stores the lead with its counters, where it is found, its timeline and the receipt of its key, all or nothing. */
export async function storeEntry(leads: Table, entry: EnteredLead): Promise<LeadEntryResult> {
  return (await retryOnConflict(() => tryToStore(leads, entry))) ?? { outcome: 'busy' };
}

/** Null on a conflict. */
async function tryToStore(leads: Table, entry: EnteredLead): Promise<LeadEntryResult | null> {
  const lead = entry.make(await nextLeadId(leads));
  const { id: leadId, status, createdAt, source, junkType } = lead;
  const events = [newEvent({ type: 'created', source, junkType }, entry.by, entry.now)];
  const result = await commit(leads, [
    ...guarded('conflict', ...leadChangeWrites(leads, { before: null, after: lead, events })),
    ...guarded('receipt', ...putSubmissionReceipt(leads, { leadId, status, createdAt }, entry)),
  ]);
  if (result === 'committed') return { outcome: 'entered', lead };
  if (result !== 'receipt') return null;
  const repeated = await repeatedResult(leads, entry);
  if (repeated.outcome === 'key_used_for_other_body') return repeated;
  return { outcome: 'repeated', lead: await readLead(leads, repeated.receipt.leadId) };
}
