import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { leadKeys } from './lead-cache.ts';

/** As often as the list (specification section 9), so that both say the same. */
const REFRESH_MS = 10_000;

export interface LeadQuery {
  /** The newest version of the lead, from the list or from its own query; undefined before the first. */
  lead: Lead | undefined;
  /** The lead with its timeline, once it has been loaded by its id. */
  record: GetLeadResponse | undefined;
  /** There is no such lead, or no longer. */
  missing: boolean;
  /** The last attempt to load it has failed. */
  failed: boolean;
  retry: () => void;
}

/**
 * A lead by its id, fresh every ten seconds.
 * @param row the lead as the list has it; shown until the lead is loaded
 */
export function useLead(id: number, row?: Lead): LeadQuery {
  const query = useQuery({
    queryKey: leadKeys.detail(id),
    queryFn: ({ signal }) => call('getLead', { params: { id } }, { signal }),
    enabled: Number.isSafeInteger(id),
    staleTime: 0,
    refetchInterval: ({ state }) => (isMissing(state.error) ? false : REFRESH_MS),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const missing = !Number.isSafeInteger(id) || isMissing(query.error);
  return {
    lead: newer(query.data?.lead, row),
    record: query.data,
    missing,
    failed: query.isError && !missing && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiRequestError && error.status === 404;
}

/** An older response may arrive later. */
function newer(loaded: Lead | undefined, row: Lead | undefined): Lead | undefined {
  if (!loaded || !row) return loaded ?? row;
  return row.version > loaded.version ? row : loaded;
}
