import type { Lead } from './lead.ts';
import { statusRules } from './lead-status.ts';

/**
 * Whether a lead still awaits its first contact: its status needs a reply, and nobody has been in contact. A note or a
 * corrected field is no contact; of leads that were changed before `firstChangedAt` was kept, none is counted as waiting.
 */
export function awaitsFirstContact(
  lead: Pick<Lead, 'status' | 'updatedBy' | 'firstChangedAt' | 'firstContactAt'>,
): boolean {
  const waits = lead.firstContactAt === null && (lead.updatedBy === null || lead.firstChangedAt !== null);
  return waits && statusRules(lead.status).needsReply;
}
