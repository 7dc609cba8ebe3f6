import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ApiRequestError, isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { type BulkJob, type BulkResult, undatedText } from './bulk-job.ts';
import type { BulkOutcome } from './run-bulk.ts';

/** What a bulk action did not do, and why. */
export interface BulkReport {
  job: BulkJob;
  done: number;
  /** Which of these are scheduled for no day, as a sentence; empty where none is. */
  undated: string;
  failed: { lead: Lead; reason: string }[];
  /** Not started, because of a cancel or a sign-out. */
  left: readonly Lead[];
}

/** The report of an action that did not do everything; null for one that did. */
export function bulkReport(job: BulkJob, outcome: BulkOutcome<Lead, BulkResult>): BulkReport | null {
  if (outcome.failed.length === 0 && outcome.left.length === 0) return null;
  const failed = outcome.failed
    .map(({ item, error }) => ({ lead: item, reason: failureReason(error) }))
    .toSorted((a, b) => a.lead.id - b.lead.id);
  const { done, left } = outcome;
  return { job, done: done.length, undated: undatedOf(job, done), failed, left };
}

/** Says which of those whose status was set are scheduled for no day; empty where none is. */
export function undatedOf({ sets }: BulkJob, done: BulkOutcome<Lead, BulkResult>['done']): string {
  return sets?.includes('status') ? undatedText(done.map(({ result }) => result.lead)) : '';
}

/** Why something could not be done to a lead, for people. */
function failureReason(error: unknown): string {
  if (isUnauthenticated(error)) return 'You are signed out.';
  const said = serverMessage(error);
  if (said !== undefined) return said;
  if (error instanceof ApiRequestError) return `The server refused it (${error.status}).`;
  return 'The server could not be reached or did not answer.';
}
