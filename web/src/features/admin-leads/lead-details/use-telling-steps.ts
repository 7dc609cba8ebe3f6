import type { Lead } from '@harbour-haul/domain/leads/lead';
import { useMemo } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import { useTellUnsaved } from '../lead-editor/use-tell-unsaved.ts';
import type { LeadSteps } from './lead-step-buttons.tsx';

/**
 * The steps to a lead's neighbours, which say what becomes of what is typed.
 * @param unsaved the lead, while something is typed into its fields
 */
export function useTellingSteps(steps: LeadSteps | null, unsaved: Lead | null): LeadSteps | null {
  const tellUnsaved = useTellUnsaved();
  const tell = useStableCallback(() => {
    if (unsaved) tellUnsaved(unsaved);
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
