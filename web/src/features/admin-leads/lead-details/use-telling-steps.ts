import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMemo } from 'react';
import { useToast } from '#components/toasts/toaster.tsx';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { nameOf } from '../lead-name.ts';
import type { LeadSteps } from './lead-step-buttons.tsx';

/**
 * The steps to a lead's neighbours, which say what becomes of what is typed: it is kept as a draft, and not saved.
 * @param unsaved the lead, while something is typed into its fields
 */
export function useTellingSteps(steps: LeadSteps | null, unsaved: Lead | null): LeadSteps | null {
  const toast = useToast();
  const tell = useStableCallback(() => {
    if (unsaved === null) return;
    toast({
      title: 'Not saved',
      description: `Your changes to ${nameOf(unsaved)} are kept in this browser. Open the lead again to save them.`,
      variant: 'warning',
      about: 'lead-draft',
    });
  });
  return useMemo(() => {
    const telling = (step: (() => void) | null) =>
      step &&
      (() => {
        tell();
        step();
      });
    return steps && { ...steps, previous: telling(steps.previous), next: telling(steps.next) };
  }, [steps, tell]);
}
