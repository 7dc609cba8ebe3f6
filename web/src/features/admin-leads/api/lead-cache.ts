import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import type { QueryClient } from '@tanstack/react-query';
import type { ListSettings } from '../list/list-settings.ts';
import type { PagePosition } from '../list/page-position.ts';
import { keepLeads } from './known-leads.ts';

/** The query keys of everything that this feature loads; keys with the same beginning are invalidated together. */
export const leadKeys = {
  lists: ['leads'],
  /** Of the lists, since it is what some of them count: both are refreshed together. */
  today: ['leads', 'today'],
  /** Of the lists as well. */
  calendar: (from: string, to: string) => ['leads', 'calendar', from, to],
  column: (status: LeadStatus) => ['leads', 'board', status],
  list: (settings: ListSettings, position: PagePosition) => ['leads', settings, position],
  details: ['lead'],
  detail: (id: number) => ['lead', id],
  olderEvents: (id: number, before: string) => ['older-events', id, before],
  search: (text: string) => ['lead-search', text],
  newestOf: (visitorId: string) => ['newest-lead', visitorId],
  overviews: ['leads-overview'],
  overview: (days: OverviewPeriod) => ['leads-overview', days],
};

/**
 * Refetches what a change of leads has made stale: the lists, and every lead that is shown. Pages that are not shown
 * are dropped, since their counts are those of before.
 * @param changed the leads as the server has answered, which every part shows at once
 */
export async function refreshLeads(client: QueryClient, changed: readonly Lead[] = []): Promise<void> {
  keepLeads(client, changed);
  client.removeQueries({ queryKey: leadKeys.lists, type: 'inactive' });
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.lists }),
    client.invalidateQueries({ queryKey: leadKeys.details }),
  ]);
}
