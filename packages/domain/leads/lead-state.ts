import type { Lead } from './lead.ts';
import { type LeadStatus, statusRules } from './lead-status.ts';

/** The lists of leads that can be requested: those of each status, what is suspicious, and the trash. */
export type RequestedList = LeadStatus | 'suspicious' | 'trash';

/** The list of a lead: one of those, or one that is never requested. */
export type LeadListName = RequestedList | 'merged';

/** Where a lead stands; it is stored as `status`, by which the indexes list it. */
export function listOf(lead: Pick<Lead, 'status' | 'trash' | 'mergedInto' | 'suspicion'>): LeadListName {
  if (lead.mergedInto !== null) return 'merged';
  if (lead.trash !== null) return 'trash';
  return lead.suspicion === null ? lead.status : 'suspicious';
}

/** Whether a lead is live: neither in the trash nor merged into another. */
export function isLive(lead: Pick<Lead, 'trash' | 'mergedInto'>): boolean {
  return lead.trash === null && lead.mergedInto === null;
}

/** Whether somebody of the team still has to work on a lead. */
export function isOpen(lead: Pick<Lead, 'status' | 'trash' | 'mergedInto' | 'suspicion'>): boolean {
  return isWorked(lead) && statusRules(lead.status).open;
}

/** Whether the team works on a lead: it is live, and not suspicious. Only such leads count, are found and are told of. */
export function isWorked(lead: Pick<Lead, 'trash' | 'mergedInto' | 'suspicion'>): boolean {
  return isLive(lead) && lead.suspicion === null;
}
