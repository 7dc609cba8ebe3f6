/**
 * How leads are shown: as a list that is searched and worked through, in columns by status, or by the days for which
 * something is planned.
 */
export const VIEW_MODES = ['list', 'board', 'calendar'] as const;
export type ViewMode = (typeof VIEW_MODES)[number];

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
