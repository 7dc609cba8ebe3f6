import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadValues } from './lead-values.ts';

/** A status that follows from what is known of a lead, and why; whether it is set is the admin's choice. */
export interface StatusOffer {
  status: 'contacted' | 'scheduled';
  because: string;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const BEFORE_CONTACT: readonly string[] = ['new', 'incomplete'];
const BEFORE_PICKUP: readonly string[] = [...BEFORE_CONTACT, 'contacted', 'qualified'];

/** Whether a status comes before a pickup, which a day for that moves on. */
export function isBeforePickup(status: string): boolean {
  return BEFORE_PICKUP.includes(status);
}

/**
 * What a lead's status would be by what is typed and what has happened: Scheduled with a pickup day to come, Contacted once the
 * customer was reached; null where it is that already, or further.
 * @param today `yyyy-mm-dd` in Halifax
 */
export function offeredStatus(
  { firstContactAt }: Pick<Lead, 'firstContactAt'>,
  { status, scheduledDate }: Pick<LeadValues, 'status' | 'scheduledDate'>,
  today: string,
): StatusOffer | null {
  const hasPickup = DAY.test(scheduledDate) && scheduledDate >= today;
  if (hasPickup && isBeforePickup(status)) {
    return { status: 'scheduled', because: 'A pickup day is set.' };
  }
  if (firstContactAt !== null && BEFORE_CONTACT.includes(status)) {
    return { status: 'contacted', because: 'The customer was reached.' };
  }
  return null;
}
