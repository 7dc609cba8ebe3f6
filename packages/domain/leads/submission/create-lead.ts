import { EMPTY_LEAD, type Lead, type LeadSubmission } from '../lead.ts';
import { initialStatus } from '../lead-status.ts';
import { quoteHeadings } from '../merge/entry-heading.ts';
import { callBackAfterSave } from '../wants-call-back.ts';

/**
 * Creates the lead of a submission: first version, `now` as both of its times, and the status by `initialStatus`;
 * `incomplete` in any case while the person has not finished.
 */
export function createLead(submission: LeadSubmission, id: number, now: Date, finished = true): Lead {
  const time = now.toISOString();
  const lead: Lead = {
    ...EMPTY_LEAD,
    ...submission,
    details: quoteHeadings(submission.details, null),
    id,
    version: 1,
    status: finished ? initialStatus(submission) : 'incomplete',
    createdAt: time,
    updatedAt: time,
  };
  return { ...lead, callBackAt: callBackAfterSave(null, lead, time) };
}
