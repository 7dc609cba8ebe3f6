import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { useIsLive } from '#lib/live-leads.ts';
import { leadKeys } from './lead-keys.ts';
import { LIVE_MS } from './refresh-interval.ts';

const REFRESH_MS = 60_000;

/** What there is to do today. Changes that are pushed refresh it with the lists, so that nothing is left to polling but midnight. */
export function useLeadsToday() {
  const isLive = useIsLive();
  return useQuery({
    queryKey: leadKeys.today,
    queryFn: ({ signal }) => call('getLeadsToday', {}, { signal }),
    staleTime: 0,
    refetchInterval: isLive ? LIVE_MS : REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}
