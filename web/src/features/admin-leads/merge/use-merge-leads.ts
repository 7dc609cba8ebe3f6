import type { MergeLeadsResponse } from '@harbour-haul/contract/leads/merge/merge-leads';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { call } from '#lib/api/admin-call.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';

interface MergeLeadsAction {
  merging: boolean;
  /** Merges `other` into `into`. Resolves to null after a failure, which a toast has shown. */
  merge: (into: Lead, other: Lead) => Promise<MergeLeadsResponse | null>;
}

/** Merging two leads of one person, with Undo in the toast. */
export function useMergeLeads(): MergeLeadsAction {
  const toast = useToast();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: ({ into, other }: { into: Lead; other: Lead }) =>
      call('mergeLeads', {
        params: { id: into.id },
        body: { otherId: other.id, version: into.version, otherVersion: other.version },
      }),
    onSettled: (done) => void refreshLeads(client, done ? [done.lead, done.other] : []),
  });
  const undo = useMutation({
    mutationFn: ({ id, otherId }: { id: number; otherId: number }) =>
      call('unmergeLeads', { params: { id }, body: { otherId } }),
    onSettled: (done) => void refreshLeads(client, done ? [done.lead, done.other] : []),
    onSuccess: (_done, { id, otherId }) =>
      toast({
        title: 'Merge undone',
        description: `#${id} and #${otherId} are two leads again.`,
        variant: 'success',
      }),
    onError: (error) =>
      toast({
        title: 'Error',
        description: serverMessage(error) ?? 'The merge could not be undone. Please try again.',
        variant: 'destructive',
      }),
  });

  async function merge(into: Lead, other: Lead): Promise<MergeLeadsResponse | null> {
    try {
      const merged = await mutateAsync({ into, other });
      toast({
        title: 'Leads merged',
        description: `#${other.id} is merged into #${into.id}.`,
        variant: 'success',
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Open the details of the lead to separate them again',
          onPress: () => undo.mutate({ id: into.id, otherId: other.id }),
        },
      });
      return merged;
    } catch (error) {
      if (isUnauthenticated(error)) return null;
      const description = serverMessage(error) ?? 'The leads could not be merged. Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
      return null;
    }
  }

  return { merging: isPending, merge };
}
