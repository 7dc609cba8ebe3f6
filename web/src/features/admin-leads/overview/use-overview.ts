import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { LeadsOverview, OverviewPeriod } from '@harbour-haul/domain/leads/overview/overview';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { apiRequest } from '#lib/api-client.ts';

/** Figures of days need no more. */
const REFRESH_MS = 60_000;

/** The figures of a period, fresh every minute; those of the last one stay until the next arrive. */
export function useOverview(days: OverviewPeriod): UseQueryResult<LeadsOverview> {
  return useQuery({
    queryKey: ['leads-overview', days],
    queryFn: ({ signal }) =>
      apiRequest<LeadsOverview>('GET', `${API_ROUTES.getLeadsOverview.path}?days=${days}`, {
        signal,
      }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}
