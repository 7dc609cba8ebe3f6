import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { isUnauthenticated, serverMessage } from '#lib/api-client.ts';
import { refreshLeads } from '../api/lead-cache.ts';
import { restoreLead } from '../api/move-lead.ts';
import { entriesLeftText } from '../list-labels.ts';

interface RestoreLead {
  restore: (id: number) => void;
  /** The ids of those that are on their way. */
  restoring: ReadonlySet<number>;
}

/** Restores leads from the trash, one per click. */
export function useRestoreLead(): RestoreLead {
  const toast = useToast();
  const client = useQueryClient();
  const [restoring, setRestoring] = useState<ReadonlySet<number>>(new Set());
  const tellLeft = (id: number, entriesLeft: number) =>
    toast({ isProgress: true, title: 'Processing', description: entriesLeftText(id, entriesLeft) });
  const restore = async (id: number) => {
    setRestoring((now) => new Set([...now, id]));
    const restored: Lead[] = [];
    try {
      restored.push(await restoreLead(id, (left) => tellLeft(id, left)));
      toast({
        about: `restore-${id}`,
        title: 'Success',
        description: `Lead #${id} is back in the list.`,
        variant: 'success',
      });
    } catch (error) {
      if (!isUnauthenticated(error)) {
        const description = serverMessage(error) ?? `Failed to restore lead #${id}. Please try again.`;
        toast({ about: `restore-${id}`, title: 'Error', description, variant: 'destructive' });
      }
    }
    await refreshLeads(client, restored);
    setRestoring((now) => new Set([...now].filter((one) => one !== id)));
  };
  return { restore: (id) => void restore(id), restoring };
}
