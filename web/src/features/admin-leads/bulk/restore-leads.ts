import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { QueryClient } from '@tanstack/react-query';
import type { useToast } from '#components/toasts/toaster.tsx';
import { refreshLeads } from '../api/lead-cache.ts';
import { restoreLead } from '../api/move-lead.ts';
import { leadsText } from '../list-labels.ts';
import { undoEach } from '../undo/undo.ts';

/** Takes many leads out of the trash, and says how many came back. */
export async function restoreLeads(
  deleted: readonly Lead[],
  { toast, client }: { toast: ReturnType<typeof useToast>; client: QueryClient },
): Promise<void> {
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
}
