import type { Lead } from './lead.ts';
import { statusRules } from './lead-status.ts';

/** Whether a lead still awaits its first contact: its status needs a reply, and no admin has called or changed it. */
export function awaitsFirstContact(lead: Pick<Lead, 'status' | 'updatedBy' | 'firstContactAt'>): boolean {
  const untouched = lead.updatedBy === null && lead.firstContactAt === null;
  return untouched && statusRules(lead.status).needsReply;
}
