import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { FieldChange, LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { changesWithout, withoutLead } from '@harbour-haul/domain/leads/merge/erased-from-merge';
import { hasTimeFor } from '../../clients/deadline.ts';
import { eventKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { readLead, readWholeTimeline } from './rows/lead-rows.ts';

/** A write begins only where there is so much time for it. */
const WRITE_MS = 2_000;

/**
 * Removes from a lead what it says of another one that was merged into it for a time and is being erased: in its texts, and in what its
 * timeline keeps of them. False where the time was not enough.
 */
export async function eraseFormerMerge(leads: Table, id: number, erased: Lead): Promise<boolean> {
  if (!(await eraseFromTexts(leads, id, erased))) return false;
  let isMerged = false;
  for await (const events of readWholeTimeline(leads, id)) {
    for (const event of events) {
      if (isOf(event, erased)) isMerged = event.type === 'merged';
      if (!('changes' in event)) continue;
      const changes = changesWithout(event.changes, erased, isMerged);
      if (changes === event.changes) continue;
      if (!hasTimeFor(WRITE_MS)) return false;
      await keepChanges(leads, id, { ...event, changes });
    }
  }
  return true;
}

const isOf = (event: LeadEvent, { id }: Lead): boolean =>
  (event.type === 'merged' || event.type === 'unmerged') && event.otherId === id;

type ChangeEvent = Extract<LeadEvent, { changes: FieldChange[] }>;

/** An entry that has no other change left goes; one that is gone already stays so. */
async function keepChanges(leads: Table, leadId: number, event: ChangeEvent): Promise<void> {
  const key = eventKey(leadId, event.id);
  if (event.type === 'changed' && event.changes.length === 0) await leads.delete(key);
  else
    await leads.update(key, {
      update: 'SET #changes = :changes',
      names: { '#changes': 'changes' },
      values: { ':changes': event.changes },
      condition: 'attribute_exists(id)',
    });
}

/** What Separate could not take back, since somebody had written in it. */
async function eraseFromTexts(leads: Table, id: number, erased: Lead): Promise<boolean> {
  const result = await retryOnConflict(async () => {
    const lead = await readLead(leads, id);
    const details = withoutLead(lead?.details ?? null, erased.id);
    const notes = withoutLead(lead?.notes ?? null, erased.id);
    if (!lead || (details === lead.details && notes === lead.notes)) return 'done';
    const after = { ...lead, details, notes };
    const writes = leadChangeWrites(leads, { before: lead, after, events: [] });
    return (await commitLeadChange(leads, writes)) === 'done' ? 'done' : null;
  });
  return result !== null;
}
