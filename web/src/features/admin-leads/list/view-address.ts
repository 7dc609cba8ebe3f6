import type { LeadViewSettings, ViewMode } from '@harbour-haul/domain/leads/views/lead-view';
import { LIST_COLUMNS, type ListColumn } from '@harbour-haul/domain/leads/views/list-columns';
import { DEFAULT_SETTINGS, writeSettings } from './list-settings.ts';
import { withViewMode } from './view-mode.ts';

const COLUMNS = 'columns';

/** The columns that a URL names, as that of a saved view does; null where it leaves them to the browser. */
export function readColumns(query: URLSearchParams): ListColumn[] | null {
  const names = query.get(COLUMNS)?.split(',');
  return names ? LIST_COLUMNS.filter((column) => names.includes(column)) : null;
}

/** A URL's query without columns, and all else as it was. */
export function withoutColumns(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(COLUMNS);
  return next;
}

/** The query of the URL that shows a saved view, as what it was saved. @param shown what leads are shown as, for views from before */
export function viewQuery(view: LeadViewSettings, shown: ViewMode = 'list'): URLSearchParams {
  const { junkType = null, area = null, quick, quicks = quick === null ? [] : [quick] } = view;
  const settings = { ...DEFAULT_SETTINGS, ...view, junkType, area, quick: quicks };
  const query = writeSettings(new URLSearchParams(), settings);
  query.set(COLUMNS, view.columns.join(','));
  return withViewMode(query, view.mode ?? shown);
}
