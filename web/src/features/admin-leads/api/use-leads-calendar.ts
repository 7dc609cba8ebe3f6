import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { leadKeys } from './lead-keys.ts';
import { useRefreshInterval } from './refresh-interval.ts';

/** The pickups and follow-ups from one day to another (`yyyy-mm-dd`), fresh by themselves. */
export function useLeadsCalendar(from: string, to: string) {
  const refetchInterval = useRefreshInterval();
  return useQuery({
    queryKey: leadKeys.calendar(from, to),
    queryFn: ({ signal }) =>
      call('getLeadsCalendar', { query: { from, to, _t: String(Date.now()) } }, { signal }),
    staleTime: 0,
    refetchInterval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
