import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '#components/toasts/toaster.tsx';
import { UNDO_MS } from '#components/toasts/undo-window.ts';
import { leadsText } from '../list-labels.ts';
import type { LeadChange } from './set-back.ts';
import type { Undo, UndoneField } from './undo.ts';

/** The Undo of a toast that says that leads were changed: each gets its own former values back, unless it has changed since. */
export function useUndoChange(): (changed: readonly LeadChange[], fields: readonly UndoneField[]) => Undo {
  const toast = useToast();
  const client = useQueryClient();
  const undo = async (changed: readonly LeadChange[], fields: readonly UndoneField[]) => {
    const description = `Setting ${leadsText(changed.length)} back...`;
    toast({ isProgress: true, title: 'Processing', description });
    try {
      const { setLeadsBack } = await import('./set-back.ts');
      await setLeadsBack(changed, fields, { toast, client });
    } catch {
      toast({ about: 'bulk', title: 'Warning', description: 'Nothing was set back.', variant: 'warning' });
    }
  };
  return (changed, fields) => ({
    durationMs: UNDO_MS,
    // The Undo that is seen is that of what was done last.
    givesWay: true,
    action: {
      label: 'Undo',
      altText:
        changed.length > 1 && fields.includes('status')
          ? 'Select the leads and choose their former status under Update Status'
          : 'Open what was changed and set it back',
      onPress: () => void undo(changed, fields),
    },
  });
}
