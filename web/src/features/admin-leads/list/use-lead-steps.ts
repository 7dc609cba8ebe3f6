import { useEffect, useEffectEvent, useState } from 'react';
import type { LeadsPage } from '../api/list-leads.ts';
import type { LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { numeral } from '../list-labels.ts';
import { rowRange } from './page-position.ts';
import type { LeadsList } from './use-leads-list.ts';

export interface Step {
  to: number;
  by: 'previous' | 'next';
}

/** Where the open lead was last seen, should a change take it from the list. */
interface Place {
  id: number;
  index: number;
}

/**
 * The steps from the open lead to its neighbours, through all pages of the list; null where the list has not got it.
 * @param id the open lead; undefined where none is open
 * @param onStep shows another lead instead of the open one
 */
export function useLeadSteps(
  id: number | undefined,
  list: LeadsList,
  onStep: (id: number) => void,
): LeadSteps | null {
  const { page } = list;
  const [last, setLast] = useState<Step | null>(null);
  const [awaited, setAwaited] = useState<{ page: number; by: Step['by'] } | null>(null);
  const place = usePlace(id, page?.leads);
  if (awaited && page?.page === awaited.page) {
    setAwaited(null);
    const edge = awaited.by === 'next' ? page.leads[0] : page.leads.at(-1);
    if (edge && id !== undefined) setLast({ to: edge.id, by: awaited.by });
  }
  const follow = useEffectEvent(onStep);
  useEffect(() => {
    if (last) follow(last.to);
  }, [last]);
  if (!page || !place) return null;
  const turn = (by: Step['by']) => () => {
    const number = page.page + (by === 'next' ? 1 : -1);
    setAwaited({ page: number, by });
    list.goTo(number);
  };
  const stepTo = (by: Step['by']) => {
    const to = by === 'next' ? page.leads[place.after] : page.leads[place.before];
    if (to) return () => setLast({ to: to.id, by });
    const cursor = by === 'next' ? page.nextCursor : page.prevCursor;
    return cursor === null ? null : turn(by);
  };
  return {
    previous: stepTo('previous'),
    next: stepTo('next'),
    position: positionText(page, place.isListed ? place.index : null),
    reachedBy: last?.to === id ? (last?.by ?? null) : null,
  };
}

/** The place of the open lead among these; the one that it had, where it has left them since. */
export function usePlace(id: number | undefined, leads: readonly { id: number }[] | undefined) {
  const [known, setKnown] = useState<Place | null>(null);
  const index = leads?.findIndex((lead) => lead.id === id) ?? -1;
  if (id !== undefined && index >= 0 && (known?.id !== id || known.index !== index)) setKnown({ id, index });
  if (index >= 0) return { index, before: index - 1, after: index + 1, isListed: true };
  if (known === null || known.id !== id) return null;
  return { index: known.index, before: known.index - 1, after: known.index, isListed: false };
}

/** As `3 of 25`; where nobody counts the list, among the rows that are shown, until its end says how many it has: `3 of 10 shown`. */
function positionText(page: LeadsPage, index: number | null): string {
  if (index === null) return '';
  if (page.total === null) {
    const { rows, leads, nextCursor } = page;
    const before = (page.page - 1) * rows;
    if (nextCursor !== null) return `${numeral(index + 1)} of ${numeral(leads.length)} shown`;
    return `${numeral(before + index + 1)} of ${numeral(before + leads.length)}`;
  }
  return `${numeral(rowRange(page, page.total).first + index)} of ${numeral(page.total)}`;
}
