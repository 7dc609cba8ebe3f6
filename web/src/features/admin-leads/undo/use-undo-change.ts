import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import type { LeadChange } from './set-back.ts';
import { UNDO_MS, type Undo, type UndoneField } from './undo.ts';

/** The Undo of a toast that says that leads were changed: each gets its own former values back, unless it has changed since. */
export function useUndoChange(): (changed: readonly LeadChange[], fields: readonly UndoneField[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const undo = async (changed: readonly LeadChange[], fields: readonly UndoneField[]) => {
    try {
      const { setLeadsBack } = await import('./set-back.ts');
      await setLeadsBack(changed, fields, { toast, client });
    } catch {
      const description = 'Nothing was set back. Please check the connection, and set it back by hand.';
      toast({ about: 'bulk', title: 'Warning', description, variant: 'warning' });
    }
  };
  return (changed, fields) => ({
    durationMs: UNDO_MS,
    // The Undo that is seen is that of what was done last.
    givesWay: true,
    action: {
      label: 'Undo',
      altText: fields.includes('status')
        ? 'Select the leads and choose their former status under Update Status'
        : 'Open each lead and set back what was changed',
      onPress: () => void undo(changed, fields),
    },
  });
}
