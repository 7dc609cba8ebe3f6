import type { Lead } from '@harbour-haul/domain/leads/lead';

/** The lead in whose row the focus is; undefined where it is in none. */
export function focusedLead(leads: readonly Lead[] | undefined): Lead | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-lead]');
  return row ? leads?.find(({ id }) => String(id) === row.dataset.lead) : undefined;
}

/** Gives the focus to the name in a lead's row. */
export function focusRow(id: number | undefined): void {
  const row = document.querySelector(`[data-lead="${id}"]`);
  row?.querySelector<HTMLElement>('[data-name]')?.focus({ preventScroll: true });
  row?.scrollIntoView?.({ block: 'nearest' });
}
