import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { WaitingDraft } from '#lib/notification-draft.ts';
import { leadAlert } from './lead-alert.ts';
import { newsAlert } from './news-alert.ts';

/** What an admin is told of leads that waited before they came, the longest wait first. */
export function waitingAlerts(leads: readonly Lead[]): WaitingDraft[] {
  return leads
    .map((lead) => ({
      ...(lead.newsAt ? newsAlert(lead, null) : leadAlert(lead)),
      since: lead.newsAt ?? lead.createdAt,
    }))
    .toSorted((a, b) => (a.since < b.since ? -1 : 1));
}
