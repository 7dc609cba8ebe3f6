import type { Lead } from '@harbour-haul/domain/leads/lead';
import { mergeKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** How the lead that remains was before and after another was merged into it, so that the merge can be undone. */
export interface MergeRecord {
  otherId: number;
  before: Lead;
  after: Lead;
}

/** Stores what a merge changed; each lead is merged at most once at a time. */
export function putMerge(leads: Table, leadId: number, { otherId, before, after }: MergeRecord): Write {
  const item = { ...mergeKey(leadId, otherId), otherId, before, after };
  return leads.putting(item, { condition: 'attribute_not_exists(id)' });
}

/** Deletes the record of a merge that is undone. */
export function deleteMerge(leads: Table, leadId: number, otherId: number): Write {
  return leads.deleting(mergeKey(leadId, otherId), { condition: 'attribute_exists(id)' });
}

export function fromMergeItem(item: Record<string, unknown>): MergeRecord {
  const { otherId, before, after } = item as unknown as MergeRecord;
  return { otherId, before, after };
}
