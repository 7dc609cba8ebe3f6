import type { Lead } from '@harbour-haul/domain/leads/lead';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { chatKeys } from './chat-keys.ts';

/** Returns the lead of a chat, as it is saved while its visitor talks; undefined where there is none, or not yet. */
export function useCustomerLead(leadId: number | null): Lead | undefined {
  return useQuery(customerLead(leadId)).data;
}

/** Whether the lead of a chat is still on its way. */
export function useIsLeadComing(leadId: number | null): boolean {
  return useQuery(customerLead(leadId)).isLoading;
}

const customerLead = (leadId: number | null) =>
  queryOptions({
    queryKey: chatKeys.lead(leadId),
    queryFn:
      leadId === null
        ? skipToken
        : async ({ signal }) => (await call('getLead', { params: { id: leadId } }, { signal })).lead,
    staleTime: 0,
  });
