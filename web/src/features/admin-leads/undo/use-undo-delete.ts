import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import type { Undo } from './undo.ts';

/** The Undo of a toast that says that leads were deleted. The trash has them for 30 days after it. */
export function useUndoDelete(): (deleted: readonly Lead[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const undo = async (deleted: readonly Lead[]) => {
    try {
      const { restoreLeads } = await import('../bulk/restore-leads.ts');
      await restoreLeads(deleted, { toast, client });
    } catch {
      toast({ title: 'Warning', description: 'Nothing was restored.', variant: 'warning' });
    }
  };
  return (deleted) => ({
    durationMs: UNDO_MS,
    action: {
      label: 'Undo',
      altText: 'Choose the status Trash to restore deleted leads',
      onPress: () => void undo(deleted),
    },
  });
}
