import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { asNextVersion } from '@harbour-haul/domain/leads/lead-version';
import { eventKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { counterWritesOf } from '../rows/lead-counters.ts';
import { putEvent } from '../rows/lead-event-items.ts';
import { expiryOf } from '../rows/lead-items.ts';
import { personWrites } from '../rows/lead-person-items.ts';
import { searchWrites } from '../rows/lead-search-items.ts';
import { visitorLeadWrites } from '../rows/visitor-lead-items.ts';
import { deleteLead, putNewLead, replaceLead } from './lead-writes.ts';
import { notingMove } from './unfinished-work.ts';

/** A lead as it was read, and as it is to be; null before it is there, and where it is to be gone for good. */
export interface LeadChange {
  before: Lead | null;
  after: Lead | null;
  /** What the timeline says of it. */
  events: LeadEvent[];
  /** The entry that one of these replaces (`visitor-entries.ts`). */
  replacedEvent?: string | null;
}

/**
 * All writes of one transaction that a change of a lead is: the lead itself, its counters, where it is found by its
 * words, by its person and by its visitor, and its timeline. The first write is the lead's, and its condition fails on
 * a version conflict.
 */
export function leadChangeWrites(leads: Table, change: LeadChange): Write[] {
  return leadChangesWrites(leads, [change]);
}

/** The writes of changes of several leads in one transaction; the first ones are the leads' own, in the same order. */
export function leadChangesWrites(leads: Table, changes: LeadChange[]): Write[] {
  return [
    ...changes.map(({ before, after }) => leadWrite(leads, before, after)),
    ...counterWritesOf(leads, changes),
    ...changes.flatMap((change) => rowsBeside(leads, change)),
  ];
}

function rowsBeside(leads: Table, { before, after, events, replacedEvent = null }: LeadChange): Write[] {
  const id = (after ?? before)?.id;
  if (id === undefined) return [];
  return [
    ...searchWrites(leads, before, after),
    ...personWrites(leads, before, after),
    ...visitorLeadWrites(leads, before, after),
    ...(before && after && expiryOf(before) !== expiryOf(after) ? [notingMove(leads, after)] : []),
    ...(replacedEvent === null ? [] : [leads.deleting(eventKey(id, replacedEvent))]),
    ...events.map((event) => putEvent(leads, id, event, after && expiryOf(after))),
  ];
}

function leadWrite(leads: Table, before: Lead | null, after: Lead | null): Write {
  if (before && after) return replaceLead(leads, asNextVersion(before, after), before.version);
  if (after) return putNewLead(leads, after);
  if (before) return deleteLead(leads, before);
  throw new Error('A change needs a lead.');
}
