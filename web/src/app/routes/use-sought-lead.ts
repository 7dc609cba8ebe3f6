import type { ListLeadsResponse } from '@harbour-haul/contract/leads/lead-messages';
import { API_ROUTES } from '@harbour-haul/contract/routes';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useInfiniteQuery } from '@tanstack/react-query';
import { apiRequest } from '#lib/api-client.ts';
import { isPossible, isTarget, type LeadTarget } from './lead-target.ts';

/** The most that the server lists at once. */
const LIMIT = 100;

export interface SoughtLead {
  lead: Lead | undefined;
  /** How many leads were looked through, the newest first. */
  seen: number;
  state: 'seeking' | 'failed' | 'done';
  /** Looks through the next ones; undefined where there are no more. */
  seekFurther: (() => void) | undefined;
  retry: () => void;
}

/** Looks for a lead among the newest, a hundred at a time as it is asked to. */
export function useSoughtLead(target: LeadTarget, enabled: boolean): SoughtLead {
  const query = useInfiniteQuery({
    queryKey: ['sought-lead', target],
    queryFn: ({ pageParam, signal }) => fetchNewest(pageParam, signal),
    initialPageParam: null,
    getNextPageParam: (last: ListLeadsResponse): string | null => last.nextCursor,
    enabled: enabled && isPossible(target),
    staleTime: 0,
  });
  const leads = query.data?.pages.flatMap((page) => page.leads) ?? [];
  return {
    lead: leads.find((lead) => isTarget(lead, target)),
    seen: leads.length,
    state: state(query),
    seekFurther: query.hasNextPage ? () => void query.fetchNextPage() : undefined,
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}

function state({ isFetching, isError }: { isFetching: boolean; isError: boolean }): SoughtLead['state'] {
  if (isFetching) return 'seeking';
  return isError ? 'failed' : 'done';
}

function fetchNewest(after: string | null, signal: AbortSignal): Promise<ListLeadsResponse> {
  const query = new URLSearchParams({ sort: 'createdAt', order: 'desc', limit: String(LIMIT) });
  if (after !== null) query.set('after', after);
  return apiRequest<ListLeadsResponse>('GET', `${API_ROUTES.listLeads.path}?${query}`, { signal });
}
