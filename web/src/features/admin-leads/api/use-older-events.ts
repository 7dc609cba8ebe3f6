import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import { leadKeys } from './lead-keys.ts';

/** The entries of a timeline before those that come with the lead. */
export interface OlderEvents {
  /** As far as they were asked for, the newest first. */
  events: readonly LeadEvent[];
  hasMore: boolean;
  isLoading: boolean;
  load: () => void;
}

/** Loads a timeline on, a page at a time. They are read anew where the newest entries push others out of their page. */
export function useOlderEvents(id: number, record: GetLeadResponse | undefined): OlderEvents {
  const [isWanted, setWanted] = useState(false);
  const first = record?.olderEvents;
  const query = useInfiniteQuery({
    queryKey: leadKeys.olderEvents(id, first ?? ''),
    queryFn: ({ pageParam, signal }) =>
      call('getLead', { params: { id }, query: { before: pageParam } }, { signal }),
    initialPageParam: first ?? '',
    getNextPageParam: (page) => page.olderEvents,
    enabled: isWanted && first !== undefined,
  });
  const isStarted = isWanted && query.data !== undefined;
  return {
    events: first === undefined ? [] : (query.data?.pages.flatMap(({ events }) => events) ?? []),
    hasMore: first !== undefined && (!isStarted || query.hasNextPage),
    isLoading: query.isFetching,
    load: () => (isStarted ? void query.fetchNextPage() : setWanted(true)),
  };
}
