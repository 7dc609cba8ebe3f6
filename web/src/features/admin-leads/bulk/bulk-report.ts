import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { BulkJob } from './bulk-job.ts';
import { failureReason } from './failure-reason.ts';
import type { BulkOutcome } from './run-bulk.ts';

/** What a bulk action did not do, and why. */
export interface BulkReport {
  job: BulkJob;
  done: number;
  failed: { lead: Lead; reason: string }[];
  /** Not started, because of a cancel or a sign-out. */
  left: readonly Lead[];
}

/** The report of an action that did not do everything; null for one that did. */
export function bulkReport(job: BulkJob, outcome: BulkOutcome<Lead, boolean>): BulkReport | null {
  if (outcome.failed.length === 0 && outcome.left.length === 0) return null;
  const failed = outcome.failed
    .map(({ item, error }) => ({ lead: item, reason: failureReason(error) }))
    .toSorted((a, b) => a.lead.id - b.lead.id);
  return { job, done: outcome.done.length, failed, left: outcome.left };
}
