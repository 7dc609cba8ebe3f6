import type { LeadViewSettings, ViewMode } from '@harbour-haul/domain/leads/views/lead-view';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { ListSettings } from '../list/list-settings.ts';

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
