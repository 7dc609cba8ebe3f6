import { withNews } from '../customer-news.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { mergePhotos } from '../lead-photos.ts';
import { initialStatus } from '../lead-status.ts';
import { appendEntry } from '../merge/append-entry.ts';
import { addedHeading, askedAgainHeading, quoteHeadings } from '../merge/entry-heading.ts';
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
  const heading = askedAgainHeading(submission.source, now);
  const { lead: told, newFacts } = withSaid(lead, submission, heading, isSamePerson);
  const time = now.toISOString();
  const next = { ...told, askedAgain: lead.askedAgain + 1, askedAgainAt: time, updatedAt: time };
  const status = lead.status === 'incomplete' ? initialStatus(next) : lead.status;
  const callBackAt = callBackAfterSave(lead, { ...next, status }, time);
  return { lead: withNews({ ...next, status, leftAt: null, callBackAt }, time), newFacts };
}

/**
 * Adds what the visitor of a lead says once they send it, where the team has moved it on before: filled and appended as by
 * `attachSubmission`, and no other request.
 */
export function addSending(
  lead: Lead,
  submission: LeadSubmission,
  now: Date,
  isSamePerson: boolean,
): AttachedSubmission {
  const { lead: told, newFacts } = withSaid(lead, submission, addedHeading(now), isSamePerson);
  const time = now.toISOString();
  return { lead: withNews({ ...told, updatedAt: time }, time), newFacts };
}

function withSaid(
  lead: Lead,
  submission: LeadSubmission,
  heading: string,
  isSamePerson: boolean,
): AttachedSubmission {
  const filled: Lead = {
    ...fillEmptyFields(lead, submission),
    ...mergePhotos(lead, submission),
    ...uniteLists(lead, submission),
  };
  const known = isSamePerson ? { ...filled, phone: submission.phone, address: submission.address } : filled;
  const words = quoteHeadings(submission.details, lead.details);
  const newFacts = describeNewFacts(known, { ...submission, details: words });
  const details =
    newFacts === null ? lead.details : appendEntry(lead.details, `${heading}\n${newFacts}`, MAX_DETAILS);
  return { lead: { ...filled, details }, newFacts };
}
