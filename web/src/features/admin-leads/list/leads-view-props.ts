import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Selection } from '../bulk/use-selection.ts';
import type { ListSettings } from './list-settings.ts';

/** What table and cards alike need to show the leads. */
export interface LeadsViewProps {
  /** Undefined while nothing has been loaded yet. */
  leads: readonly Lead[] | undefined;
  opened: ReadonlySet<number>;
  selection: Selection;
  settings: ListSettings;
  onSettings: (settings: ListSettings) => void;
  onOpen: (lead: Lead) => void;
}
