import type { Lead } from '@harbour-haul/domain/leads/lead';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { MAX_SELECTED } from '../bulk/use-selection.ts';
import { type ListSettings, listLeadsQuery } from '../list/list-settings.ts';
import { type LoadedPage, type PagePosition, pageNumber, positionQuery } from '../list/page-position.ts';
import { noteOpened } from '../opened-leads.ts';
import {
  type KnownLeads,
  keepLeads,
  knownLeadsOf,
  newestOf,
  newestRows,
  useKnownLeads,
} from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';
import { useRefreshInterval } from './refresh-interval.ts';

/** A page of leads with the settings that it was requested for. */
export type LeadsPage = LoadedPage & { settings: ListSettings };

/** The most that the server lists at once. */
const MAX_LIMIT = 100;
/** A search may have pages on which it found nothing; it is not followed without end. */
const MAX_PAGES = 20;

/** One page of the list, fresh by itself. */
export function useLeadsPage(settings: ListSettings, position: PagePosition) {
  const refetchInterval = useRefreshInterval();
  return useQuery({
    queryKey: leadKeys.list(settings, position),
    queryFn: ({ client, signal }) => fetchPage(client, settings, position, signal),
    staleTime: 0,
    refetchInterval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

async function fetchPage(
  client: QueryClient,
  settings: ListSettings,
  position: PagePosition,
  signal: AbortSignal,
): Promise<LeadsPage> {
  const query = {
    ...listLeadsQuery(settings),
    limit: settings.rows,
    ...positionQuery(position),
    _t: String(Date.now()),
  };
  const response = await call('listLeads', { query }, { signal });
  keepLeads(client, response.leads);
  noteOpened(response.seen ?? []);
  const { rows } = settings;
  return { ...response, settings, rows, page: pageNumber(position, response, rows) };
}

/** A page with every lead in its highest version that is known; the very same object where it has no other. */
export function newestPage(known: KnownLeads, page: LeadsPage): LeadsPage {
  const leads = newestRows(known, page.leads, listLeadsQuery(page.settings));
  return leads === page.leads ? page : { ...page, leads: [...leads] };
}

/** The leads of a whole list, up to as many as can be selected. */
export async function fetchWholeList(client: QueryClient, settings: ListSettings): Promise<Lead[]> {
  const leads: Lead[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = { ...listLeadsQuery(settings), limit: MAX_LIMIT, after };
    const response = await call('listLeads', { query });
    keepLeads(client, response.leads);
    leads.push(...newestRows(knownLeadsOf(client), response.leads, listLeadsQuery(settings)));
    after = response.nextCursor ?? undefined;
    if (after === undefined || leads.length >= MAX_SELECTED) break;
  }
  return leads.slice(0, MAX_SELECTED);
}

/** The first leads that a search finds; disabled for an empty text. */
export function useLeadSearch(search: string, limit: number) {
  const known = useKnownLeads();
  return useQuery({
    queryKey: leadKeys.search(search),
    queryFn: async ({ client, signal }) => {
      const { leads } = await call('listLeads', { query: { search, limit } }, { signal });
      keepLeads(client, leads);
      return leads;
    },
    select: (leads) => newestRows(known, leads, { search }),
    enabled: search !== '',
    staleTime: 0,
  });
}

/** The newest lead of a visitor; null if there is none. */
export function useNewestLead(visitorId: string) {
  const known = useKnownLeads();
  return useQuery({
    queryKey: leadKeys.newestOf(visitorId),
    queryFn: async ({ client, signal }) => {
      const { leads } = await call('listLeads', { query: { visitorId, limit: 1 } }, { signal });
      keepLeads(client, leads);
      return leads[0] ?? null;
    },
    select: (lead) => lead && newestOf(known, lead),
    staleTime: 0,
  });
}
