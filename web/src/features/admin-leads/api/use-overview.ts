import type { LeadsOverview, OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { useIsLive } from '#lib/live-leads.ts';
import { leadKeys } from './lead-keys.ts';

/** Figures of days need no more. */
const REFRESH_MS = 60_000;

/** The figures of a period, a minute old at most; those of the last one stay until the next arrive. */
export function useOverview(days: OverviewPeriod): UseQueryResult<LeadsOverview> {
  const isLive = useIsLive();
  return useQuery({
    queryKey: leadKeys.overview(days),
    queryFn: ({ signal }) => call('getLeadsOverview', { query: { days } }, { signal }),
    staleTime: 0,
    // While changes are pushed, only what they have made outdated.
    refetchInterval: ({ state }) => (!isLive || state.isInvalidated ? REFRESH_MS : false),
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
  });
}
