import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { MAX_SELECTED } from '../bulk/use-selection.ts';
import { type ListSettings, listLeadsQuery } from '../list/list-settings.ts';
import {
  type LoadedPage,
  PAGE_SIZE,
  type PagePosition,
  pageNumber,
  positionQuery,
} from '../list/page-position.ts';
import { leadKeys } from './lead-cache.ts';

/** A page of leads with the settings that it was requested for. */
export type LeadsPage = LoadedPage & { settings: ListSettings };

/** Specification section 9. */
const REFRESH_MS = 10_000;
/** The most that the server lists at once. */
const MAX_LIMIT = 100;
/** A search may have pages on which it found nothing; it is not followed without end. */
const MAX_PAGES = 20;

/** One page of the list, refetched every ten seconds. */
export function useLeadsPage(settings: ListSettings, position: PagePosition) {
  return useQuery({
    queryKey: leadKeys.list(settings, position),
    queryFn: ({ signal }) => fetchPage(settings, position, signal),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

async function fetchPage(
  settings: ListSettings,
  position: PagePosition,
  signal: AbortSignal,
): Promise<LeadsPage> {
  const query = {
    ...listLeadsQuery(settings),
    limit: PAGE_SIZE,
    ...positionQuery(position),
    _t: String(Date.now()),
  };
  const response = await call('listLeads', { query }, { signal });
  return { ...response, settings, page: pageNumber(position, response) };
}

/** The leads of a whole list, up to as many as can be selected. */
export async function fetchWholeList(settings: ListSettings): Promise<Lead[]> {
  const leads: Lead[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { ...listLeadsQuery(settings), limit: MAX_LIMIT, after };
    const response = await call('listLeads', { query });
    leads.push(...response.leads);
    after = response.nextCursor ?? undefined;
    if (after === undefined || leads.length >= MAX_SELECTED) break;
  }
  return leads.slice(0, MAX_SELECTED);
}

/** The first leads that a search finds; disabled for an empty text. */
export function useLeadSearch(search: string, limit: number) {
  return useQuery({
    queryKey: leadKeys.search(search),
    queryFn: async ({ signal }) => (await call('listLeads', { query: { search, limit } }, { signal })).leads,
    enabled: search !== '',
    staleTime: 0,
  });
}

/** The newest lead of a visitor; null if there is none. */
export function useNewestLead(visitorId: string) {
  return useQuery({
    queryKey: leadKeys.newestOf(visitorId),
    queryFn: async ({ signal }) => {
      const { leads } = await call('listLeads', { query: { visitorId, limit: 1 } }, { signal });
      return leads[0] ?? null;
    },
    staleTime: 0,
  });
}
