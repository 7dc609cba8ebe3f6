import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadsPage } from '../api/list-leads.ts';
import { numeral } from '../list-labels.ts';

/** Returns the selected leads that stand in no row at present: actions change them all the same. */
export function unseenOf(selected: readonly Lead[], page: LeadsPage | undefined): readonly Lead[] {
  if (!page) return [];
  const shown = new Set(page.leads.map(({ id }) => id));
  return selected.filter(({ id }) => !shown.has(id));
}

/** `2 not in this list`; of one with more pages they may stand in another. Empty where all are seen. */
export function unseenText(count: number, page: LeadsPage | undefined): string {
  if (!page || count === 0) return '';
  const isWhole = page.nextCursor === null && page.prevCursor === null;
  return `${numeral(count)} not ${isWhole ? 'in this list' : 'on this page'}`;
}
