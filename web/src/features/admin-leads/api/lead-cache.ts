import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import type { QueryClient } from '@tanstack/react-query';
import type { ListSettings } from '../list/list-settings.ts';
import type { PagePosition } from '../list/page-position.ts';

/** The query keys of everything that this feature loads; keys with the same beginning are invalidated together. */
export const leadKeys = {
  lists: ['leads'],
  list: (settings: ListSettings, position: PagePosition) => ['leads', settings, position],
  details: ['lead'],
  detail: (id: number) => ['lead', id],
  search: (text: string) => ['lead-search', text],
  newestOf: (visitorId: string) => ['newest-lead', visitorId],
  overview: (days: OverviewPeriod) => ['leads-overview', days],
  draft: (id: number) => ['lead-draft', id],
};

/** Stores a lead from a response in the query cache, so that every part shows it at once. */
export function setCachedLead(client: QueryClient, lead: Lead): void {
  client.setQueryData<GetLeadResponse>(leadKeys.detail(lead.id), (known) => known && { ...known, lead });
}

/** Refetches what a change of leads has made stale: the lists, and every lead that is shown. */
export async function refreshLeads(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: leadKeys.lists }),
    client.invalidateQueries({ queryKey: leadKeys.details }),
  ]);
}
