import { withNews } from '../customer-news.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { mergePhotos } from '../lead-photos.ts';
import { initialStatus } from '../lead-status.ts';
import { appendEntry } from '../merge/append-entry.ts';
import { askedAgainHeading, quoteHeadings } from '../merge/entry-heading.ts';
import { describeNewFacts, fillEmptyFields } from '../merge/new-facts.ts';
import { uniteLists } from '../merge/unite-lists.ts';
import { callBackAfterSave } from '../wants-call-back.ts';

/** A lead with another request of its person attached, and the facts that were not known; null where there were none. */
export interface AttachedSubmission {
  lead: Lead;
  newFacts: string | null;
}

/**
 * Attaches another request of the same visitor to the open lead that they have. Empty fields are filled; whatever else
 * the request says is appended to the details, dated; where there is no room, the oldest of what was said later makes it.
 * @param isSamePerson whether phone and address say the same, however they are written
 */
export function attachSubmission(
  lead: Lead,
  submission: LeadSubmission,
  now: Date,
  isSamePerson = true,
): AttachedSubmission {
  const filled: Lead = {
    ...fillEmptyFields(lead, submission),
    ...mergePhotos(lead, submission),
    ...uniteLists(lead, submission),
  };
  const known = isSamePerson ? { ...filled, phone: submission.phone, address: submission.address } : filled;
  const words = quoteHeadings(submission.details, lead.details);
  const said = describeNewFacts(known, { ...submission, details: words });
  const heading = askedAgainHeading(submission.source, now);
  const details =
    said === null ? lead.details : appendEntry(lead.details, `${heading}\n${said}`, MAX_DETAILS);
  const time = now.toISOString();
  const next: Lead = {
    ...filled,
    details,
    askedAgain: lead.askedAgain + 1,
    askedAgainAt: time,
    updatedAt: time,
  };
  const status = lead.status === 'incomplete' ? initialStatus(next) : lead.status;
  const callBackAt = callBackAfterSave(lead, { ...next, status }, time);
  return { lead: withNews({ ...next, status, leftAt: null, callBackAt }, time), newFacts: said };
}
