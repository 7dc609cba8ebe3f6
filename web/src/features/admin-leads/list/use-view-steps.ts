import { useEffect, useEffectEvent, useState } from 'react';
import type { LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { numeral } from '../list-labels.ts';
import { type Step, usePlace } from './use-lead-steps.ts';

/** Leads that are gone through one after the other: a column of the board, the days of a week. */
export interface LeadRun {
  leads: readonly { id: number }[];
  /** With those that are not loaded. */
  total: number;
  /** Whether nobody counted those. */
  isMore?: boolean;
}

/**
 * The steps from the open lead to its neighbours in the run that it was opened from, also once a change has taken it from there;
 * null where no run has it.
 * @param onStep shows another lead instead of the open one
 */
export function useViewSteps(
  id: number | undefined,
  runs: readonly LeadRun[],
  onStep: (id: number) => void,
): LeadSteps | null {
  const [last, setLast] = useState<Step | null>(null);
  const [openedFrom, setOpenedFrom] = useState<{ id: number; run: number } | null>(null);
  const found = runs.findIndex(({ leads }) => leads.some((lead) => lead.id === id));
  if (id !== undefined && openedFrom?.id !== id && found >= 0) setOpenedFrom({ id, run: found });
  const run = openedFrom !== null && openedFrom.id === id ? runs[openedFrom.run] : undefined;
  const place = usePlace(id, run?.leads);
  const follow = useEffectEvent(onStep);
  useEffect(() => {
    if (last) follow(last.to);
  }, [last]);
  if (!run || !place) return null;
  const stepTo = (by: Step['by']) => {
    const to = run.leads[by === 'next' ? place.after : place.before];
    return to ? () => setLast({ to: to.id, by }) : null;
  };
  return {
    previous: stepTo('previous'),
    next: stepTo('next'),
    position: place.isListed
      ? `${numeral(place.index + 1)} of ${numeral(run.total)}${run.isMore ? '+' : ''}`
      : '',
    reachedBy: last?.to === id ? (last?.by ?? null) : null,
  };
}
