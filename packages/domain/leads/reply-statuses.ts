import { LEAD_STATUSES, type LeadStatus, statusRules } from './lead-status.ts';

/** The statuses in which a lead can need a reply: nothing of a completed one is its customer's to change. */
export const REPLY_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => statusRules(status).open || status === 'canceled',
);
