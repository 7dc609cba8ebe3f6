import type { NoticeClaim } from '@harbour-haul/aws/dynamodb/notices/notices-repository';

/** So long a reminder that was not sent is tried again each minute: each try counts as one of the day's mails. */
const TRIES_MS = 10 * 60 * 1000;

/** Whether a reminder gets no other try. */
export function isOver(reminder: NoticeClaim | undefined, now: Date): boolean {
  if (reminder === undefined) return false;
  return !reminder.isUnsent || now.getTime() - Date.parse(reminder.at) > TRIES_MS;
}
