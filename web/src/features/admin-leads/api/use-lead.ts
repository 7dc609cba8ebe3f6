import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { ApiRequestError } from '#lib/api-client.ts';
import { forgetLead, keepLeads, newestOf, useKnownLeads } from './known-leads.ts';
import { leadKeys } from './lead-keys.ts';
import { useRefreshInterval } from './refresh-interval.ts';

export interface LeadQuery {
  /** The highest version of the lead that any answer has brought; undefined before the first. */
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
 * A lead by its id, fresh as often as the list, so that both say the same.
 * @param row the lead as the list has it; shown until the lead is loaded
 */
export function useLead(id: number, row?: Lead): LeadQuery {
  const known = useKnownLeads();
  const interval = useRefreshInterval();
  const query = useQuery({
    queryKey: leadKeys.detail(id),
    queryFn: async ({ client, signal }) => {
      try {
        const record = await call('getLead', { params: { id } }, { signal });
        keepLeads(client, [record.lead]);
        return record;
      } catch (error) {
        if (isMissing(error)) forgetLead(client, id);
        throw error;
      }
    },
    enabled: Number.isSafeInteger(id),
    staleTime: 0,
    refetchInterval: (self) => (isMissing(self.state.error) ? false : interval(self)),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const shown = query.data?.lead ?? row;
  const missing = !Number.isSafeInteger(id) || known.get(id) === null || isMissing(query.error);
  return {
    lead: shown && (newestOf(known, shown) ?? shown),
    record: query.data,
    missing,
    failed: query.isError && !missing && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiRequestError && error.code === 'not_found';
}
