import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';

/** Returns what records a call in the timeline of a lead. */
export function useRecordCall(id: number): () => void {
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('recordCall', { params: { id } }),
    onSuccess: (called) => refreshLeads(client, [called]),
    onError: (error) => {
      if (isUnauthenticated(error)) return;
      toast({
        title: 'Error',
        description: 'The call could not be noted in the timeline.',
        variant: 'destructive',
      });
    },
  });
  return () => {
    if (!isPending) mutate();
  };
}
