import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { useIsLive } from '#lib/live-leads.ts';
import { leadKeys } from './lead-keys.ts';

/** A count may have to look at many leads: it is made anew this often at most, but for one's own changes. */
const REFRESH_MS = 60_000;

/** How many leads a list has, as far as the server counts them; null while that is not known. */
export function useLeadCount(list: ListLeadsQuery, enabled = true): LeadCount | null {
  const isLive = useIsLive();
  const { sort: _, order: _order, ...query } = list;
  const { data } = useQuery({
    queryKey: leadKeys.count(query),
    queryFn: ({ signal }) => call('countLeads', { query }, { signal }),
    enabled,
    staleTime: 0,
    // While changes are pushed, only what they have made outdated.
    refetchInterval: ({ state }) => (!isLive || state.isInvalidated ? REFRESH_MS : false),
  });
  return data ?? null;
}
