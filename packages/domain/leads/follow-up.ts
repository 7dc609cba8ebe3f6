import type { Lead } from './lead.ts';
import { statusRules } from './lead-status.ts';

/** Statuses that answer the question for which somebody was to be called back. */
const ANSWERS: readonly string[] = ['scheduled', 'completed', 'canceled'];

type FollowUp = Pick<Lead, 'status' | 'followUpDate' | 'followUpStatus'>;

/**
 * Returns the day on which a lead is to be followed up; null where nobody has to. Who was to be called back and has been scheduled since
 * is not called any more, unless the day was set, or set anew, after that. Of a day from before `followUpStatus` was kept
 * nobody knows that, and it stands.
 */
export function openFollowUp({ status, followUpDate, followUpStatus }: FollowUp): string | null {
  if (!statusRules(status).open) return null;
  const isAnswered = (followUpStatus ?? status) !== status && ANSWERS.includes(status);
  return isAnswered ? null : followUpDate;
}

/** The status in which the day of a follow-up was set, after a change; null where there is none. */
export function followUpStatusAfter(
  before: FollowUp,
  { status, followUpDate }: FollowUp,
): Lead['followUpStatus'] {
  if (followUpDate === null) return null;
  return followUpDate === before.followUpDate ? before.followUpStatus : status;
}
