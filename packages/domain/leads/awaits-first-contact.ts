import type { Lead } from './lead.ts';
import { LEAD_STATUSES, type LeadStatus, statusRules } from './lead-status.ts';

/** The statuses in which somebody can await their first contact: no other list has such leads. */
export const WAITING_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => statusRules(status).open && !statusRules(status).contacted,
);

/**
 * Whether a lead still awaits its first contact: its status needs a reply, or its visitor asked for a call back, and nobody has
 * been in contact. A note or a corrected field is no contact; of leads that were changed before `firstChangedAt` was kept, none
 * is counted as waiting.
 */
export function awaitsFirstContact(
  lead: Pick<Lead, 'status' | 'updatedBy' | 'firstChangedAt' | 'firstContactAt' | 'callBackAt'>,
): boolean {
  if (lead.firstContactAt !== null) return false;
  // Missing altogether where a server of an earlier version has answered.
  if (lead.callBackAt && WAITING_STATUSES.includes(lead.status)) return true;
  return (lead.updatedBy === null || lead.firstChangedAt !== null) && statusRules(lead.status).needsReply;
}
