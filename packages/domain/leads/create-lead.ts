import type { Lead, LeadSubmission } from './lead.ts';
import { initialStatus } from './lead-status.ts';

/** The lead that a submission becomes: first version, status by `initialStatus`, `now` as both of its times. */
export function createLead(submission: LeadSubmission, id: number, now: Date): Lead {
  const time = now.toISOString();
  const photoPath = null;
  return {
    ...submission,
    id,
    version: 1,
    status: initialStatus({ ...submission, photoPath }),
    photoPath,
    notes: null,
    estimatedValue: null,
    scheduledDate: null,
    followUpDate: null,
    createdAt: time,
    updatedAt: time,
  };
}
