import type { Lead } from '@harbour-haul/domain/leads/lead';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { chatKeys } from './chat-keys.ts';

/** Returns the lead of a chat, as it is saved while its visitor talks; undefined where there is none, or not yet. */
export function useCustomerLead(leadId: number | null): Lead | undefined {
  const query = useQuery(
    queryOptions({
      queryKey: chatKeys.lead(leadId),
      queryFn:
        leadId === null
          ? skipToken
          : async ({ signal }) => (await call('getLead', { params: { id: leadId } }, { signal })).lead,
      staleTime: 0,
    }),
  );
  return query.data;
}
