import { halifaxToday } from '../fields/preferred-date.ts';
import { MAX_DETAILS } from '../fields/text-limits.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { mergePhotos } from '../lead-photos.ts';
import { initialStatus } from '../lead-status.ts';
import { appendText } from '../merge/append-text.ts';
import { describeNewFacts, fillEmptyFields } from '../merge/new-facts.ts';

/** A lead whose person has asked again, and all that they said that was not known; null where they said nothing new. */
export interface AttachedSubmission {
  lead: Lead;
  newFacts: string | null;
}

/**
 * Takes another request of the same person into the lead that they have. What is empty is filled; whatever else they say
 * is put below the details, dated, as far as there is room.
 */
export function attachSubmission(lead: Lead, submission: LeadSubmission, now: Date): AttachedSubmission {
  const filled: Lead = { ...fillEmptyFields(lead, submission), ...mergePhotos(lead, submission) };
  const known = { ...filled, phone: submission.phone, address: submission.address };
  const said = describeNewFacts(known, submission);
  const heading = `Asked again on ${halifaxToday(now)} (${submission.source}):`;
  const details = said === null ? lead.details : appendText(lead.details, `${heading}\n${said}`, MAX_DETAILS);
  const time = now.toISOString();
  const next: Lead = {
    ...filled,
    details,
    askedAgain: lead.askedAgain + 1,
    askedAgainAt: time,
    updatedAt: time,
  };
  const status = lead.status === 'incomplete' ? initialStatus(next) : lead.status;
  return { lead: { ...next, status }, newFacts: said };
}
