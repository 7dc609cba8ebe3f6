import type { ListLeadsQuery } from '@harbour-haul/contract/leads/list-leads';
import { LEAD_STATUSES, type LeadStatus } from '@harbour-haul/domain/leads/lead-status';
import type { LeadViewSettings } from '@harbour-haul/domain/leads/views/lead-view';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  isFiltered,
  type ListSettings,
  listLeadsQuery,
  readSettings,
  writeSettings,
} from '../list/list-settings.ts';
import { viewQuery } from '../list/view-address.ts';

interface BoardSettings {
  /** What narrows the board: all that narrows the list, but its status, for the columns are those. */
  settings: ListSettings;
  /** Distinguishes what narrows it; empty where nothing does. */
  narrowing: string;
  /** The list of each column; the very same objects as long as the address says the same. */
  columns: Record<LeadStatus, ListLeadsQuery>;
  narrow: (settings: ListSettings) => void;
  /** Narrows it as a saved view does. */
  show: (view: LeadViewSettings) => void;
}

/** What of the list's settings in the address holds on the board too. */
export function useBoardSettings(): BoardSettings {
  const [query, setQuery] = useSearchParams();
  const address = query.toString();
  const board = useMemo(() => {
    const settings: ListSettings = { ...readSettings(new URLSearchParams(address)), status: 'all' };
    const isNarrowed = settings.search !== '' || isFiltered(settings);
    const columns = LEAD_STATUSES.map((status) => [
      status,
      columnQuery(status, isNarrowed ? settings : null),
    ]);
    return {
      settings,
      narrowing: isNarrowed ? JSON.stringify(settings) : '',
      columns: Object.fromEntries(columns) as Record<LeadStatus, ListLeadsQuery>,
    };
  }, [address]);
  // The list has its status again once it is shown.
  const narrow = (next: ListSettings) =>
    setQuery((now) => writeSettings(now, { ...next, status: readSettings(now).status }), { replace: true });
  const show = (view: LeadViewSettings) => setQuery(viewQuery(view, 'board'));
  return { ...board, narrow, show };
}

/** What was changed last is first, unless what narrows the column has an order of its own. */
function columnQuery(status: LeadStatus, settings: ListSettings | null): ListLeadsQuery {
  if (settings === null) return { status, sort: 'updatedAt', order: 'desc' };
  const { sort: _, order: _order, ...narrowed } = listLeadsQuery(settings);
  return { ...narrowed, status };
}
