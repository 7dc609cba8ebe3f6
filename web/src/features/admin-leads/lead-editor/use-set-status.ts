import type { Lead } from '@harbour-haul/domain/leads/lead';
import { STATUS_LABELS } from '@harbour-haul/domain/leads/lead-status';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import type { StatusOffer } from './status-offer.ts';

interface StatusChange {
  /** As it was when the status was offered: nothing that was saved since is overwritten. */
  lead: Lead;
  status: StatusOffer['status'];
}

/** Sets a status that was offered, and says so. */
export function useSetStatus(): (change: StatusChange) => void {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ lead: { id, version }, status }: StatusChange) =>
      call('updateLead', { params: { id }, body: { status, version } }),
    onSuccess: (saved) => {
      const description = `${saved.name ?? `Lead #${saved.id}`} is ${STATUS_LABELS[saved.status]} now`;
      toast({ about: 'save', title: 'Success', description, variant: 'success' });
      return refreshLeads(client, [saved]);
    },
    onError: (error) => {
      const now = conflictingLead(error);
      void refreshLeads(client, now ? [now] : []);
      if (isUnauthenticated(error)) return;
      const description = 'The status was not set: the lead may have changed since.';
      toast({ about: 'save', title: 'Error', description, variant: 'destructive' });
    },
  });
  return mutate;
}
