import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { call } from '#lib/api/admin-call.ts';
import { conflictingLead } from '#lib/api/version-conflict.ts';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { deleteLead, restoreLead } from '../api/move-lead.ts';
import { entriesLeftText } from '../list-labels.ts';

export interface LeadActions {
  busy: boolean;
  remove: () => void;
  restore: () => void;
  /** Takes it out of the suspicious ones. */
  release: () => void;
  /** What its customer did is dealt with. */
  noticeNews: () => void;
  /** Separates a lead from the one that it was merged into. */
  unmerge: (pair: { id: number; otherId: number }) => void;
}

/**
 * What can be done with a lead as a whole, and undone.
 * @param onRemoved called once the lead is in the trash
 */
export function useLeadActions(lead: Lead, onRemoved: () => void): LeadActions {
  const client = useQueryClient();
  const toast = useToast();
  const refused = (failure: string) => (error: unknown) => {
    const now = conflictingLead(error);
    void refreshLeads(client, now ? [now] : []);
    if (isUnauthenticated(error)) return;
    toast({
      title: failure,
      description: serverMessage(error) ?? 'Please try again.',
      variant: 'destructive',
    });
  };
  const tellLeft = (entriesLeft: number) =>
    toast({ isProgress: true, title: 'Processing', description: entriesLeftText(lead.id, entriesLeft) });
  const restore = useMutation({
    mutationFn: () => restoreLead(lead.id, tellLeft),
    onSuccess: (restored) => {
      toast({ title: 'Lead restored', variant: 'success' });
      return refreshLeads(client, [restored]);
    },
    onError: refused('Failed to restore the lead'),
  });
  const release = useMutation({
    mutationFn: () => call('releaseLead', { params: { id: lead.id } }),
    onSuccess: (released) => {
      toast({
        title: 'Lead released',
        description: `Lead #${lead.id} is not suspicious.`,
        variant: 'success',
      });
      return refreshLeads(client, [released]);
    },
    onError: refused('Failed to release the lead'),
  });
  const news = useMutation({
    mutationFn: () =>
      call('updateLead', { params: { id: lead.id }, body: { newsSeen: true, version: lead.version } }),
    onSuccess: (noticed) => refreshLeads(client, [noticed]),
    onError: refused('Failed to mark it as dealt with'),
  });
  const remove = useMutation({
    mutationFn: () => deleteLead(lead, tellLeft),
    onSuccess: (deleted) => {
      toast({
        title: 'Lead deleted',
        description: `Lead #${lead.id} is in the trash for 30 days.`,
        durationMs: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Open the trash and restore the lead',
          onPress: () => restore.mutate(),
        },
      });
      void refreshLeads(client, [deleted]);
      onRemoved();
    },
    onError: refused('Failed to delete the lead'),
  });
  const unmerge = useMutation({
    mutationFn: ({ id, otherId }: { id: number; otherId: number }) =>
      call('unmergeLeads', { params: { id }, body: { otherId } }),
    onSuccess: (separated, { id, otherId }) => {
      toast({
        title: 'Leads separated',
        description: `#${otherId} stands beside #${id} again.`,
        variant: 'success',
      });
      return refreshLeads(client, [separated.lead, separated.other]);
    },
    onError: refused('Failed to separate the leads'),
  });
  const busy =
    restore.isPending || release.isPending || remove.isPending || unmerge.isPending || news.isPending;
  const { mutate: removeNow } = remove;
  const { mutate: restoreNow } = restore;
  const { mutate: releaseNow } = release;
  const { mutate: unmergeNow } = unmerge;
  const { mutate: noticeNow } = news;
  // The same ones until something of them changes, so that what shows them is not drawn again without need.
  return useMemo(
    () => ({
      busy,
      remove: () => removeNow(),
      restore: () => restoreNow(),
      release: () => releaseNow(),
      noticeNews: () => noticeNow(),
      unmerge: unmergeNow,
    }),
    [busy, removeNow, restoreNow, releaseNow, unmergeNow, noticeNow],
  );
}
