import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEventKind } from '@harbour-haul/domain/leads/lead-event';
import { asNextVersion } from '@harbour-haul/domain/leads/lead-version';
import type { LeadPair } from '@harbour-haul/domain/leads/merge/merge-leads';
import { withCallBack } from '@harbour-haul/domain/leads/wants-call-back';
import type { Table } from '../../table/table.ts';
import { retryOnConflict } from '../../table/transactions.ts';
import { newEvent } from '../rows/lead-event-items.ts';
import { readLead, readLeadPair } from '../rows/lead-rows.ts';
import { type LeadChange, leadChangesWrites } from './lead-changes.ts';
import { commitLeadChange } from './lead-commit.ts';
import { storeMerge, storeUnmerge } from './lead-merges.ts';
import { paceEntries } from './pace-entries.ts';

/** Who changes a lead; `by` is null for the visitor and the system. */
export interface ChangeAuthor {
  by: string | null;
  now: () => Date;
}

/** What a change makes of a lead, and what its timeline says of it. */
export interface LeadDecision {
  next: Lead;
  event: LeadEventKind;
  /** What another lead is to say of it: both are stored or neither is. Nothing where that one is gone. */
  beside?: { id: number; decide: (other: Lead) => BesideDecision | Promise<BesideDecision> };
}

type BesideDecision = Pick<LeadDecision, 'next' | 'event'>;

/** Decides by a lead as it is now; null for no change. Throws where the change is not allowed. */
export type DecideLead = (lead: Lead) => LeadDecision | null | Promise<LeadDecision | null>;

/**
 * As `DecideLead`, of two leads; `other.mergedInto` says whether they are merged from then on. `outdated` where something else that was
 * read says that one of them has changed since: both are read again.
 */
export type DecidePair = (read: LeadPair) => PairDecision | Promise<PairDecision>;

type PairDecision = LeadPair | 'outdated' | null;

/** `busy`: every attempt ended in a conflict. */
export type ChangeResult<T> =
  | ({ outcome: 'changed' | 'unchanged' } & T)
  | { outcome: 'missing' }
  | { outcome: 'busy' };

/** Reads a lead, decides and writes, until no other write comes in between. */
export async function changeLead(
  leads: Table,
  id: number,
  { by, now }: ChangeAuthor,
  decide: DecideLead,
): Promise<ChangeResult<{ lead: Lead }>> {
  const result = await retryOnConflict<ChangeResult<{ lead: Lead }>>(async () => {
    const read = await readLead(leads, id);
    if (!read) return { outcome: 'missing' };
    const decision = await decide(withCallBack(read));
    if (!decision) return { outcome: 'unchanged', lead: read };
    const author = { by, time: now() };
    const change = await pacedChange(leads, read, decision, author);
    const beside = await changeBeside(leads, decision, author);
    const stored = await commitLeadChange(leads, leadChangesWrites(leads, [change, ...beside]));
    const after = change.after ?? decision.next;
    return stored === 'done' ? { outcome: 'changed', lead: asNextVersion(read, after) } : null;
  });
  return result ?? { outcome: 'busy' };
}

interface Entry {
  by: string | null;
  time: Date;
}

async function pacedChange(
  leads: Table,
  before: Lead,
  { next, event }: BesideDecision,
  { by, time }: Entry,
): Promise<LeadChange> {
  return paceEntries(leads, { before, after: next, events: [newEvent(event, by, time)] }, time);
}

async function changeBeside(leads: Table, { beside }: LeadDecision, entry: Entry): Promise<LeadChange[]> {
  const read = beside ? await readLead(leads, beside.id) : null;
  if (!beside || !read) return [];
  return [await pacedChange(leads, read, await beside.decide(withCallBack(read)), entry)];
}

/** As `changeLead`, for merging two leads and undoing that. */
export async function changeLeadPair(
  leads: Table,
  ids: { id: number; otherId: number },
  { by, now }: ChangeAuthor,
  decide: DecidePair,
): Promise<ChangeResult<LeadPair>> {
  const result = await retryOnConflict<ChangeResult<LeadPair>>(async () => {
    const read = await readLeadPair(leads, ids);
    if (!read) return null;
    const { lead, other } = read;
    if (!lead || !other) return { outcome: 'missing' };
    const next = await decide({ lead: withCallBack(lead), other: withCallBack(other) });
    if (next === 'outdated') return null;
    if (!next) return { outcome: 'unchanged', lead, other };
    const merges = next.other.mergedInto !== null;
    const at = now();
    const events = {
      lead: [newEvent({ type: merges ? 'merged' : 'unmerged', otherId: other.id }, by, at)],
      other: [newEvent({ type: merges ? 'merged_into' : 'unmerged_from', otherId: lead.id }, by, at)],
    };
    const storePair = merges ? storeMerge : storeUnmerge;
    const stored = await storePair(leads, { read: { lead, other }, next, events });
    if (stored === 'conflict') return null;
    return {
      outcome: 'changed',
      lead: asNextVersion(lead, next.lead),
      other: asNextVersion(other, next.other),
    };
  });
  return result ?? { outcome: 'busy' };
}
