import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { MAX_ASKED_BY_OTHERS } from '@harbour-haul/domain/leads/submission/tell-team';
import {
  countEntries,
  foldEntries,
  isFoldable,
  type MoreEntries,
} from '@harbour-haul/domain/leads/visitor-entries';
import { eventKey } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { fromEventItem, newEvent } from '../rows/lead-event-items.ts';
import type { LeadChange } from './lead-changes.ts';

/**
 * Counts the entries that visitors make in the timeline of a lead and, where there are too many, folds them into one: a
 * script could else fill a partition that no request reads to its end. Only then something is read. The version of the
 * lead guards what was read, for every entry is written with the lead.
 */
export async function paceEntries(leads: Table, change: LeadChange, now: Date): Promise<LeadChange> {
  const { after } = change;
  const ofVisitor = change.events.filter((event) => event.by === null);
  if (!after || ofVisitor.length === 0 || isNoteOfOthers(change)) return change;
  const { entries, folds } = countEntries(after.visitorEntries, ofVisitor, now);
  if (entries === after.visitorEntries) return change;
  if (!folds || !entries) return { ...change, after: { ...after, visitorEntries: entries } };
  const last = entries.last === null ? null : await readMore(leads, after.id, entries.last);
  const folded = newEvent(foldEntries(last, ofVisitor), null, now);
  const kept = change.events.filter((event) => event.by !== null || !isFoldable(event));
  return {
    before: change.before,
    after: { ...after, visitorEntries: { ...entries, last: folded.id } },
    events: [...kept, folded],
    replacedEvent: last === null ? null : entries.last,
  };
}

/** Notes of others are bounded by themselves: they take nothing of what the lead's own visitor may still say. */
function isNoteOfOthers({ before, after }: LeadChange): boolean {
  const [had, has] = [before?.askedByOthers ?? 0, after?.askedByOthers ?? 0];
  return has > had && has <= MAX_ASKED_BY_OTHERS;
}

async function readMore(leads: Table, leadId: number, eventId: string): Promise<MoreEntries | null> {
  const item = await leads.get(eventKey(leadId, eventId));
  const event: LeadEvent | null = item && fromEventItem(item);
  return event?.type === 'more' ? event : null;
}
