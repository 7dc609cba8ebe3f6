import { MAX_DETAILS } from '../fields/text-limits.ts';
import type { Lead } from '../lead.ts';
import type { LeadEvent } from '../lead-event.ts';
import { allPhotoPaths, pickPhotos } from '../lead-photos.ts';
import { appendText } from '../merge/append-text.ts';
import { addedHeading, withoutOtherLeads } from '../merge/entry-heading.ts';
import { CORRECTABLE_FIELDS } from './request-view.ts';

/** How a lead was before and after a merge that brought what somebody else said; `other` is null where that lead is gone. */
export interface OthersMerge {
  before: Lead;
  after: Lead;
  other: Lead | null;
}

/**
 * A lead as its own visitor knows it: what they had said before somebody else's request was merged into it, and what they have
 * added by its link since. How far it is stays the lead's.
 * @param merges those that brought what somebody else said, the oldest first
 * @param events of the lead's timeline, the newest first
 */
export function ownRequest(lead: Lead, merges: readonly OthersMerge[], events: readonly LeadEvent[]): Lead {
  const [first] = merges;
  if (!first) return lead;
  const { before } = first;
  // What an earlier merge had filled is empty again once that was undone.
  const facts = CORRECTABLE_FIELDS.map((name) => [name, lead[name] === null ? null : before[name]]);
  return {
    ...lead,
    ...(Object.fromEntries(facts) as Partial<Lead>),
    details: withAdditions(withoutOtherLeads(before.details), first.after.updatedAt, events),
    ...ownPickup(lead, merges),
    ...pickPhotos(lead, ownPhotoPaths(lead, merges)),
    visitorId: before.visitorId,
    sessionId: before.sessionId,
  };
}

function withAdditions(details: string | null, since: string, events: readonly LeadEvent[]): string | null {
  const added = events.filter(
    (event): event is LeadEvent & { type: 'corrected'; note: string } =>
      event.type === 'corrected' && event.note !== null && event.at >= since,
  );
  return added.reduceRight<string | null>(
    (text, { at, note }) => appendText(text, `${addedHeading(new Date(at))}\n${note}`, MAX_DETAILS),
    details,
  );
}

/** The day that the team has set, unless it came with the other request. */
function ownPickup(
  lead: Lead,
  merges: readonly OthersMerge[],
): Pick<Lead, 'scheduledDate' | 'scheduledHours'> {
  const brought = merges.find(
    ({ before, after }) =>
      before.scheduledDate !== after.scheduledDate && after.scheduledDate === lead.scheduledDate,
  );
  const { scheduledDate, scheduledHours } = brought?.before ?? lead;
  return { scheduledDate, scheduledHours };
}

function ownPhotoPaths(lead: Lead, merges: readonly OthersMerge[]): Set<string> {
  const others = new Set(
    merges.flatMap(({ before, after, other }) => {
      if (other) return allPhotoPaths(other);
      const own = new Set(allPhotoPaths(before));
      return allPhotoPaths(after).filter((path) => !own.has(path));
    }),
  );
  return new Set(allPhotoPaths(lead).filter((path) => !others.has(path)));
}
