import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { refreshLeads } from '../api/lead-cache.ts';
import { restoreLead } from '../api/move-lead.ts';
import { leadsText } from '../list-labels.ts';
import { UNDO_MS, type Undo, undoEach } from './undo.ts';

/** The Undo of a toast that says that leads were deleted. The trash has them for 30 days after it. */
export function useUndoDelete(): (deleted: readonly Lead[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const restore = async (deleted: readonly Lead[]) => {
    toast({
      isProgress: true,
      title: 'Processing',
      description: `Restoring ${leadsText(deleted.length)}...`,
    });
    const { done, failed } = await undoEach(deleted, ({ id }) => restoreLead(id));
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
