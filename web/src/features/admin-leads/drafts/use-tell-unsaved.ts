import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useToast } from '#components/toasts/toaster.tsx';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { nameOf } from '../lead-name.ts';

/** Returns what tells of a lead that is left what becomes of what is typed into it: it is kept as a draft, and not saved. */
export function useTellUnsaved(): (lead: Lead) => void {
  const toast = useToast();
  return useStableCallback((lead: Lead) =>
    toast({
      title: 'Not saved',
      description: `Your changes to ${nameOf(lead)} are kept in this browser. Open the lead again to save them.`,
      variant: 'warning',
      about: 'lead-draft',
    }),
  );
}
