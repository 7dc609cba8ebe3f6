import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toaster.tsx';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { mergeLeads, unmergeLeads } from '../lead-api.ts';

const UNDO_MS = 10_000;

interface Pair {
  into: Lead;
  other: Lead;
}

/** Folds one lead into another, with Undo in the toast that reports it. */
export function useMerge(onMerged: (pair: Pair) => void): { merge: (pair: Pair) => void; busy: boolean } {
  const client = useQueryClient();
  const toast = useToast();
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['leads'] }),
      client.invalidateQueries({ queryKey: ['lead'] }),
    ]);
  const refused = (title: string) => (error: unknown) => {
    void refresh();
    if (isUnauthenticated(error)) return;
    toast({ title, description: serverMessage(error) ?? 'Please try again.', variant: 'destructive' });
  };
  const undo = useMutation({
    mutationFn: ({ into, other }: Pair) => unmergeLeads(into.id, other.id),
    onSuccess: (_answer, { into, other }) => {
      toast({
        title: 'Leads separated',
        description: `#${other.id} stands beside #${into.id} again.`,
        variant: 'success',
      });
      return refresh();
    },
    onError: refused('Failed to separate the leads'),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ into, other }: Pair) => mergeLeads(into, other),
    onSuccess: (_answer, pair) => {
      const { into, other } = pair;
      toast({
        title: 'Leads merged',
        description: `#${other.id} was folded into #${into.id}.`,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: `Open lead #${into.id} and separate them again`,
          onPress: () => undo.mutate(pair),
        },
      });
      void refresh();
      onMerged(pair);
    },
    onError: refused('Failed to merge the leads'),
  });
  return { merge: mutate, busy: isPending };
}
