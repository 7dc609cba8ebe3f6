import { changedBy } from '../change-lead.ts';
import { MAX_DETAILS, MAX_NOTES } from '../fields/text-limits.ts';
import type { Lead } from '../lead.ts';
import { fieldsWith } from '../lead-fields.ts';
import { mergePhotos } from '../lead-photos.ts';
import { initialStatus } from '../lead-status.ts';
import { isUnsent } from '../submission/leave-chat.ts';
import { appendText, withoutAppended } from './append-text.ts';
import { describeLostPlans } from './describe-plans.ts';
import { fromLeadHeading } from './entry-heading.ts';
import { fillFields, pickFields } from './fill-fields.ts';
import { describeNewFacts, fillEmptyFields } from './new-facts.ts';
import { isOpen, workOfOpen } from './open-work.ts';
import { uniteLists } from './unite-lists.ts';

/** A lead that remains, and the one that is merged into it. */
export interface LeadPair {
  lead: Lead;
  other: Lead;
}

const FILLED_FIELDS = fieldsWith('merge', 'fill');
const ORIGIN_FIELDS = fieldsWith('merge', 'origin');
/** The fields that an undone merge restores one by one; texts and counts lose what the merge added. */
const RESTORED_FIELDS = [
  ...fieldsWith(
    'merge',
    'fact',
    'trace',
    'junk',
    'photos',
    'union',
    'fill',
    'with-day',
    'origin',
    'status',
    'latest',
  ),
  'followUpStatus' as const,
];

/**
 * Merges one lead into another: empty fields are filled, photos and lists are joined, differing facts are appended to the texts. Of
 * an open lead and a closed one, what was planned and done is that of the open one.
 * The other lead stays as it is, out of all lists, so that the merge can be undone.
 */
export function mergeLeads({ lead, other }: LeadPair, by: string, now: Date): LeadPair {
  const filled = {
    ...fillEmptyFields(lead, other),
    ...fillFields(FILLED_FIELDS, lead, other),
    ...mergePhotos(lead, other),
    ...uniteLists(lead, other),
  };
  const facts = describeNewFacts(filled, other);
  const planned = {
    ...filled,
    scheduledHours: (lead.scheduledDate === null ? other : lead).scheduledHours,
    ...workOfOpen(lead, other),
    status: mergedStatus(lead, filled, other),
  };
  const merged: Lead = {
    ...planned,
    ...(lead.visitorId === null && pickFields(ORIGIN_FIELDS, other)),
    details: appendOtherText(lead.details, facts, other.id, MAX_DETAILS),
    notes: mergedNotes({ lead, other }, planned),
    askedAgain: lead.askedAgain + other.askedAgain,
    askedByOthers: lead.askedByOthers + other.askedByOthers,
    askedAgainAt: latest(lead.askedAgainAt, other.askedAgainAt),
    newsAt: latest(lead.newsAt, other.newsAt),
    questionAt: latest(lead.questionAt, other.questionAt),
    updatedAt: now.toISOString(),
    ...changedBy(lead, by, now.toISOString()),
  };
  return {
    lead: {
      ...merged,
      leftAt: mergedLeftAt(lead, other),
      looksLike: lead.looksLike === other.id ? null : lead.looksLike,
    },
    other: { ...other, mergedInto: lead.id },
  };
}

/**
 * Undoes a merge. The other lead is as it was before, and looks like this one no more: an admin has looked; the lead that remains loses what the merge gave it, field by
 * field, and keeps what was changed since.
 * @param merge how the lead that remains was before and after.
 */
export function unmergeLeads(
  { lead, other }: LeadPair,
  { before, after }: { before: Lead; after: Lead },
  by: string,
  now: Date,
): LeadPair {
  const back = RESTORED_FIELDS.map((name) => [name, lead[name] === after[name] ? before[name] : lead[name]]);
  return {
    lead: {
      ...lead,
      ...(Object.fromEntries(back) as Partial<Lead>),
      details: withoutAppended(lead.details, before.details, after.details),
      notes: withoutAppended(lead.notes, before.notes, after.notes),
      askedAgain: Math.max(0, lead.askedAgain - (after.askedAgain - before.askedAgain)),
      askedByOthers: Math.max(0, lead.askedByOthers - (after.askedByOthers - before.askedByOthers)),
      updatedAt: now.toISOString(),
      ...changedBy(lead, by, now.toISOString()),
    },
    other: { ...other, mergedInto: null, looksLike: other.looksLike === lead.id ? null : other.looksLike },
  };
}

function appendOtherText(
  text: string | null,
  addition: string | null,
  otherId: number,
  limit: number,
): string | null {
  if (addition === null || text?.includes(addition)) return text;
  return appendText(text, `${fromLeadHeading(otherId)}\n${addition}`, limit);
}

/** The notes of both, and what was planned of either and does not stand any more. */
function mergedNotes({ lead, other }: LeadPair, planned: Lead): string | null {
  const own = appendOtherText(lead.notes, describeLostPlans(lead, planned), lead.id, MAX_NOTES);
  const isKnown = other.notes !== null && own?.includes(other.notes);
  const added = [isKnown ? null : other.notes, describeLostPlans(other, planned)];
  return appendOtherText(own, added.filter((text) => text !== null).join('\n') || null, other.id, MAX_NOTES);
}

/**
 * An incomplete lead gets its status from the other one, and so does a closed one from one that is open: its customer still
 * waits, and is never told that nobody comes because of another request. A pickup that is planned stays planned, with its day.
 */
function mergedStatus(lead: Lead, merged: Lead, other: Lead): Lead['status'] {
  const hasItsDay = lead.scheduledDate === null && other.scheduledDate !== null;
  if (hasItsDay && other.status === 'scheduled' && isOpen(lead)) return 'scheduled';
  if (merged.status !== 'incomplete' && (isOpen(merged) || !isOpen(other))) return merged.status;
  return other.status === 'incomplete' || !isOpen(other) ? initialStatus(merged) : other.status;
}

/** One of both that was sent is enough. */
function mergedLeftAt(lead: Lead, other: Lead): Lead['leftAt'] {
  if (!isUnsent(lead) || !isUnsent(other)) return null;
  return lead.leftAt ?? other.leftAt;
}

function latest(one: string | null, other: string | null): string | null {
  return (one ?? '') > (other ?? '') ? one : other;
}
