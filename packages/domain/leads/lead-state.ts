import type { Lead } from './lead.ts';
import type { LeadStatus } from './lead-status.ts';

/** The list of a lead: that of its status, the trash, or none that is ever requested. */
export type LeadListName = LeadStatus | 'trash' | 'merged';

/** Where a lead stands; it is stored as `status`, by which the indexes list it. */
export function listOf(lead: Pick<Lead, 'status' | 'trash' | 'mergedInto'>): LeadListName {
  if (lead.mergedInto !== null) return 'merged';
  return lead.trash === null ? lead.status : 'trash';
}

/** Whether a lead is live: neither in the trash nor merged into another. */
export function isLive(lead: Pick<Lead, 'trash' | 'mergedInto'>): boolean {
  return lead.trash === null && lead.mergedInto === null;
}
