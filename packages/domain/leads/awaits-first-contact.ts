import type { Lead } from './lead.ts';

/** Whether a lead still awaits its first contact: new, and no admin has called or changed it. */
export function awaitsFirstContact(lead: Pick<Lead, 'status' | 'updatedBy' | 'firstContactAt'>): boolean {
  return lead.status === 'new' && lead.updatedBy === null && lead.firstContactAt === null;
}
