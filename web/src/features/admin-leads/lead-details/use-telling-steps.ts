import { useMemo } from 'react';
import { useStableCallback } from '#lib/use-stable-callback.ts';
import type { LeadSteps } from './lead-step-buttons.tsx';

/**
 * The steps to a lead's neighbours, which say first that one goes on.
 * @param onGo hears of it
 */
export function useTellingSteps(steps: LeadSteps | null, onGo: () => void): LeadSteps | null {
  const tell = useStableCallback(onGo);
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
