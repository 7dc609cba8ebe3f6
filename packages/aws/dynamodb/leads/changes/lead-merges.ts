import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { deleteMerge, putMerge } from '../rows/lead-merge-items.ts';
import { leadChangesWrites } from './lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './lead-commit.ts';

/** Two leads as they were read and as they are to be, and what the timelines say of it. */
export interface PairChange {
  read: LeadPair;
  next: LeadPair;
  events: { lead: LeadEvent[]; other: LeadEvent[] };
}

/** Merges one lead into another: both of them, and what is needed to undo it, in one transaction. */
export async function storeMerge(leads: Table, change: PairChange): Promise<LeadChangeResult> {
  return commitLeadChange(leads, mergeWrites(leads, change));
}

/** The writes of a merge; the first two are the leads' own. */
export function mergeWrites(leads: Table, change: PairChange): Write[] {
  const { read, next } = change;
  const record = { otherId: read.other.id, before: read.lead, after: next.lead };
  return [...pairWrites(leads, change), putMerge(leads, read.lead.id, record)];
}

/** Undoes a merge. */
export async function storeUnmerge(leads: Table, change: PairChange): Promise<LeadChangeResult> {
  const { lead, other } = change.read;
  return commitLeadChange(leads, [...pairWrites(leads, change), deleteMerge(leads, lead.id, other.id)]);
}

function pairWrites(leads: Table, { read, next, events }: PairChange): Write[] {
  return leadChangesWrites(leads, [
    { before: read.lead, after: next.lead, events: events.lead },
    { before: read.other, after: next.other, events: events.other },
  ]);
}
