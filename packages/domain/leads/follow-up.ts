import { halifaxToday } from './fields/preferred-date.ts';
import type { Lead } from './lead.ts';
import { statusRules } from './lead-status.ts';

/** Statuses that answer the question for which somebody was to be called back. */
const ANSWERS: readonly string[] = ['scheduled', 'completed', 'canceled'];

type FollowUp = Pick<Lead, 'status' | 'followUpDate' | 'followUpStatus'>;

/**
 * Returns the day on which a lead is to be followed up; null where nobody has to. Who was to be called back and has been scheduled since
 * is not called any more, unless the day was set, or set anew, after that, or was over before: what was late stays to be done. Of a day from before `followUpStatus` was kept
 * nobody knows that, and it stands.
 */
export function openFollowUp({ status, followUpDate, followUpStatus }: FollowUp): string | null {
  if (!statusRules(status).open) return null;
  const isAnswered = (followUpStatus ?? status) !== status && ANSWERS.includes(status);
  return isAnswered ? null : followUpDate;
}

/**
 * The status in which the day of a follow-up was set, after a change; null where there is none. One that was late already is none
 * that a pickup answers: it counts as set anew with the status that came after it.
 */
export function followUpStatusAfter(
  before: FollowUp,
  { status, followUpDate }: FollowUp,
  now: Date,
): Lead['followUpStatus'] {
  if (followUpDate === null) return null;
  const isSet = followUpDate !== before.followUpDate;
  const day = openFollowUp(before);
  const isLate = day !== null && day.slice(0, 10) < halifaxToday(now);
  const stays = isLate && status !== before.status && ANSWERS.includes(status) && statusRules(status).open;
  return isSet || stays ? status : before.followUpStatus;
}
