import type { LeadsOverview, OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { leadKeys } from './lead-cache.ts';

/** Figures of days need no more. */
const REFRESH_MS = 60_000;

/** The figures of a period, fresh every minute; those of the last one stay until the next arrive. */
export function useOverview(days: OverviewPeriod): UseQueryResult<LeadsOverview> {
  return useQuery({
    queryKey: leadKeys.overview(days),
    queryFn: ({ signal }) => call('getLeadsOverview', { query: { days } }, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
