import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useRestoreLeads } from '../bulk/use-restore-leads.ts';
import { UNDO_MS, type Undo } from './undo.ts';

/** The Undo of a toast that says that leads were deleted. The trash has them for 30 days after it. */
export function useUndoDelete(): (deleted: readonly Lead[]) => Undo {
  const restore = useRestoreLeads();
  return (deleted) => ({
    durationMs: UNDO_MS,
    action: {
      label: 'Undo',
      altText: 'Choose the status Trash to restore deleted leads',
      onPress: () => void restore(deleted),
    },
  });
}
