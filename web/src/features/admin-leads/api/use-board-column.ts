import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { keepLeads } from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';
import { useRefreshInterval } from './refresh-interval.ts';

const CARDS = 20;

/** The leads of a column, as many pages as were asked for; fresh by themselves. */
export function useBoardColumn(column: ListLeadsQuery) {
  const refetchInterval = useRefreshInterval();
  return useInfiniteQuery({
    queryKey: leadKeys.column(column),
    queryFn: async ({ client, signal, pageParam }) => {
      const page = { limit: CARDS, ...(pageParam !== '' && { after: pageParam }) };
      const query = { ...column, ...page, _t: String(Date.now()) };
      const response = await call('listLeads', { query }, { signal });
      keepLeads(client, response.leads);
      return response;
    },
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
    refetchInterval,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
