import { nationalDigits } from '../fields/phone/phone-digits.ts';
import type { Lead, LeadSubmission } from '../lead.ts';
import { isUnsent } from './leave-chat.ts';

const MAX_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Whether a quote form continues the lead of a chat of the same visitor rather than being a request of its own: not sent yet,
 * recent, and not of another phone number. What was sent stands: a form after it is asked for something new (decision 0136).
 */
export function isFormAfterChat(lead: Lead, form: LeadSubmission, now: Date): boolean {
  const age = now.getTime() - Date.parse(lead.createdAt);
  const isRecent = age <= MAX_DAYS * DAY_MS;
  return lead.sessionId !== null && isUnsent(lead) && isRecent && samePhone(lead.phone, form.phone);
}

/** Whether two phone numbers may be one: by their digits without the country code, and where one is not known. */
function samePhone(one: string | null, other: string | null): boolean {
  return one === null || other === null || nationalDigits(one) === nationalDigits(other);
}
