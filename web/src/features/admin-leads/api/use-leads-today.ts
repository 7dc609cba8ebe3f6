import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { leadKeys } from './lead-cache.ts';

/** For what changes without a write, as what is due does at midnight; changes that are pushed refresh it with the lists. */
const REFRESH_MS = 60_000;

/** What there is to do today. */
export function useLeadsToday() {
  return useQuery({
    queryKey: leadKeys.today,
    queryFn: ({ signal }) => call('getLeadsToday', {}, { signal }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}
