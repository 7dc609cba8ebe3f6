import { VIEW_MODES, type ViewMode } from '@harbour-haul/domain/leads/views/lead-view';

const MODE = 'view';

/** The mode that a URL names; the list without one. */
export function readViewMode(query: URLSearchParams): ViewMode {
  return VIEW_MODES.find((mode) => mode === query.get(MODE)) ?? 'list';
}

/** A URL's query in a mode, with what the list shows as it was; the days of a calendar are its own. */
export function withViewMode(query: URLSearchParams, mode: ViewMode): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('day');
  if (mode === 'list') next.delete(MODE);
  else next.set(MODE, mode);
  return next;
}
