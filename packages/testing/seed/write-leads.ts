import { type LeadChange, leadChangesWrites } from '@harbour-haul/aws/dynamodb/leads/changes/lead-changes';
import { newEvent } from '@harbour-haul/aws/dynamodb/leads/rows/lead-event-items';
import type { Table } from '@harbour-haul/aws/dynamodb/table/table';
import { retryTransaction } from '@harbour-haul/aws/dynamodb/table/transactions';
import type { Lead } from '@harbour-haul/domain/leads/lead';

/** What one transaction may write, and how many run side by side. */
const MAX_WRITES = 100;
const LANES = 2;

/**
 * Stores new leads as the product does, with their counters, terms and timeline, several in one transaction: it can be
 * stopped at any time, and what is there by then is whole. The ids must be free.
 */
export async function writeLeads(table: Table, leads: Iterable<Lead>): Promise<void> {
  const groups = groupsOf(leads, table);
  const lane = async () => {
    // Lanes take turns at one sequence.
    for (let next = groups.next(); !next.done; next = groups.next()) {
      const writes = leadChangesWrites(table, next.value);
      await retryTransaction(() => table.transact(writes));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** Batches of as many leads as fit a transaction. */
function* groupsOf(leads: Iterable<Lead>, table: Table): Generator<LeadChange[]> {
  let group: LeadChange[] = [];
  let writes = 0;
  for (const lead of leads) {
    const change = creationOf(lead);
    const own = leadChangesWrites(table, [change]).length;
    if (writes + own > MAX_WRITES) {
      yield group;
      group = [];
      writes = 0;
    }
    group.push(change);
    writes += own;
  }
  if (group.length > 0) yield group;
}

function creationOf(lead: Lead): LeadChange {
  const { source, junkType, createdAt } = lead;
  const created = newEvent({ type: 'created', source, junkType }, null, new Date(createdAt));
  return { before: null, after: lead, events: [created] };
}
