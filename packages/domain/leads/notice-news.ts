import { changedBy } from './change-lead.ts';
import type { Lead } from './lead.ts';
import type { LeadEventKind } from './lead-event.ts';

/** A lead after an admin has dealt with what its customer did, and what its timeline says of that; null where there was nothing. */
export function noticeNews(lead: Lead, by: string, now: Date): { next: Lead; event: LeadEventKind } | null {
  if (lead.newsAt === null) return null;
  const time = now.toISOString();
  const next = { ...lead, newsAt: null, updatedAt: time, ...changedBy(lead, by, time) };
  return { next, event: { type: 'noticed' } };
}
