import type { LeadViewSettings, ViewMode } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ListSettings } from '../list/list-settings.ts';
import { viewQuery } from '../list/view-address.ts';

/** What is shown of the leads, and as what. */
export interface ShownLeads {
  settings: ListSettings;
  columns: readonly ListColumn[];
  mode: ViewMode;
}

/** The list as it would be saved; null where its leads are those behind a figure, whose days pass. */
export function shownView({ settings, columns, mode }: ShownLeads): LeadViewSettings | null {
  const { rows: _, counted, quick, ...saved } = settings;
  if (counted !== null) return null;
  const [first = null, ...others] = quick;
  return {
    ...saved,
    quick: first,
    ...(others.length > 0 && { quicks: [...quick] }),
    columns: [...columns],
    mode,
  };
}

/** Whether a saved view is what is shown: both have one address, in whatever order their columns were saved. */
export function isShown(view: LeadViewSettings, leads: ShownLeads): boolean {
  const shown = shownView(leads);
  return shown !== null && addressOf(view, leads.mode) === addressOf(shown, leads.mode);
}

function addressOf(view: LeadViewSettings, mode: ViewMode): string {
  return `${viewQuery({ ...view, columns: view.columns.toSorted() }, mode)}`;
}
