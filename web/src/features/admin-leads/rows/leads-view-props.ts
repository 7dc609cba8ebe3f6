import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import type { Selection } from '../bulk/use-selection.ts';
import type { ListSettings } from '../list/list-settings.ts';

/** What table and cards alike need to show the leads. */
export interface LeadsViewProps {
  /** Undefined while nothing has been loaded yet. */
  leads: readonly Lead[] | undefined;
  /** How many of a table's rows are drawn already; the others come with the next frames. */
  drawn: number;
  opened: ReadonlySet<number>;
  selection: Selection;
  settings: ListSettings;
  /** The columns of a table. */
  columns: readonly ListColumn[];
  onSettings: (settings: ListSettings) => void;
  onOpen: (lead: Lead) => void;
}

/** What a row needs of its lead. Plain values, so that of a hundred rows only those are drawn again that have changed. */
export interface LeadRowProps {
  lead: Lead;
  unread: boolean;
  selected: boolean;
  /** Whether it can be selected or unselected. */
  selectable: boolean;
}
