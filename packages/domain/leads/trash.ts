import type { Lead } from './lead.ts';

const TRASH_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Returns a lead as it is in the trash, from which it can be restored for 30 days, to the end of the last one (UTC):
 * expired leads are counted by days. Nothing else of it changes.
 */
export function toTrash(lead: Lead, by: string, now: Date): Lead {
  const lastDay = new Date(now.getTime() + TRASH_DAYS * DAY_MS).toISOString().slice(0, 10);
  const expiresAt = `${lastDay}T23:59:59.999Z`;
  return { ...lead, trash: { deletedAt: now.toISOString(), deletedBy: by, expiresAt } };
}
