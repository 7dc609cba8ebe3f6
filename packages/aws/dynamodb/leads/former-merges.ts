import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { FieldChange, LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { changesWithout, withoutErased } from '@harbour-haul/domain/leads/merge/erased-from-merge';
import { hasTimeFor } from '../../clients/deadline.ts';
import { eventKey, mergeKey } from '../rows.ts';
import type { Table } from '../table/table.ts';
import { retryOnConflict } from '../table/transactions.ts';
import { leadChangeWrites } from './changes/lead-changes.ts';
import { commitLeadChange } from './changes/lead-commit.ts';
import { readLead, readMerges, readWholeTimeline } from './rows/lead-rows.ts';

/** A write begins only where there is so much time for it. */
const WRITE_MS = 2_000;

/** A lead that says something of one that is being erased. */
export interface FormerMerge {
  id: number;
  erased: Lead;
  /** The leads by which it came there: itself, and those that it was merged into before those were merged on. */
  through: readonly number[];
}

/**
 * Removes from a lead what it says of another one that came into it by a merge and is being erased: in its texts, in what a merge that
 * still stands keeps of them, and in its timeline. False where the time was not enough.
 */
export async function eraseFormerMerge(leads: Table, { id, erased, through }: FormerMerge): Promise<boolean> {
  const holder = await readLead(leads, id);
  if (!holder) return true;
  if (!(await eraseFromTexts(leads, id, erased))) return false;
  if (!(await eraseFromMerges(leads, holder, erased))) return false;
  const merged = new Set<number>();
  for await (const events of readWholeTimeline(leads, id)) {
    for (const event of events) {
      if (event.type === 'merged' && through.includes(event.otherId)) merged.add(event.otherId);
      if (event.type === 'unmerged') merged.delete(event.otherId);
      if (!('changes' in event)) continue;
      const changes = changesWithout(event.changes, erased, holder, merged.size > 0);
      if (changes === event.changes) continue;
      if (!hasTimeFor(WRITE_MS)) return false;
      await keepChanges(leads, id, { ...event, changes });
    }
  }
  return true;
}

/** How the lead was before and after a merge that can be undone: it would come back with it. */
async function eraseFromMerges(leads: Table, holder: Lead, erased: Lead): Promise<boolean> {
  for (const merge of await readMerges(leads, holder.id)) {
    const [before, after] = [merge.before, merge.after].map((lead) => withoutTexts(lead, erased, holder));
    if (before === merge.before && after === merge.after) continue;
    if (!hasTimeFor(WRITE_MS)) return false;
    await leads.update(mergeKey(holder.id, merge.otherId), {
      update: 'SET #before = :before, #after = :after',
      names: { '#before': 'before', '#after': 'after' },
      values: { ':before': before, ':after': after },
      condition: 'attribute_exists(id)',
    });
  }
  return true;
}

/** The very same lead where its texts say nothing of the erased one. */
function withoutTexts(lead: Lead, erased: Lead, holder: Lead): Lead {
  const details = withoutErased(lead.details, erased, holder);
  const notes = withoutErased(lead.notes, erased, holder);
  return details === lead.details && notes === lead.notes ? lead : { ...lead, details, notes };
}

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
    const after = lead && withoutTexts(lead, erased, lead);
    if (!after || after === lead) return 'done';
    const writes = leadChangeWrites(leads, { before: lead, after, events: [] });
    return (await commitLeadChange(leads, writes)) === 'done' ? 'done' : null;
  });
  return result !== null;
}
