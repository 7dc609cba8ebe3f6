import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import type { ToastOptions } from '#components/toasts/toast-queue.ts';
import { useToast } from '#components/toasts/toaster.tsx';
import { refreshLeads } from '../api/lead-cache.ts';
import { restoreLead } from '../api/move-lead.ts';
import { leadsText } from '../list-labels.ts';
import { runBulk } from './run-bulk.ts';

/** Long enough to notice the slip. The trash has them for 30 days after that. */
const UNDO_MS = 15_000;

type Undo = Pick<ToastOptions, 'action' | 'durationMs'>;

/** The Undo of a toast that says that leads were deleted. */
export function useUndoDelete(): (deleted: readonly Lead[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const restore = async (deleted: readonly Lead[]) => {
    toast({
      isProgress: true,
      title: 'Processing',
      description: `Restoring ${leadsText(deleted.length)}...`,
    });
    const { done, failed } = await runBulk(deleted, ({ id }) => restoreLead(id), {
      signal: new AbortController().signal,
      onSettled: () => {},
    });
    void refreshLeads(
      client,
      done.map(({ result }) => result),
    );
    const lost = deleted.length - done.length;
    if (failed.length === 0) {
      toast({ title: 'Success', description: `Restored ${leadsText(done.length)}`, variant: 'success' });
    } else {
      const description = `Failed to restore ${leadsText(lost)}. The Trash filter still shows ${lost === 1 ? 'it' : 'them'}.`;
      toast({ title: 'Warning', description, variant: 'warning' });
    }
  };
  return (deleted) => ({
    durationMs: UNDO_MS,
    action: {
      label: 'Undo',
      altText: 'Choose the status Trash to restore deleted leads',
      onPress: () => void restore(deleted),
    },
  });
}
