import { useLocation } from 'react-router-dom';
import { withAskedDialog } from '#features/admin-leads/list/asked-dialog.ts';

/** The addresses whose query is the list's: its own, and those of its leads. */
const OF_LEADS = /^\/admin(\/leads(\/|$)|\/?$)/;

/** The leads list's own part of the address. On another tab, which understands none of it, it is what the list was left with. */
export function useListSearch(): string {
  const { pathname, search, state } = useLocation();
  if (!OF_LEADS.test(pathname)) return leftSearch(state);
  const query = withAskedDialog(new URLSearchParams(search), null);
  query.delete('visitorId');
  return query.size === 0 ? '' : `?${query}`;
}

/** What goes along to other tabs, in their entries of the history, so that the list is as it was on return. */
export function leftList(search: string): { listSearch: string } {
  return { listSearch: search };
}

function leftSearch(state: unknown): string {
  const { listSearch }: { listSearch?: unknown } = typeof state === 'object' ? { ...state } : {};
  return typeof listSearch === 'string' ? listSearch : '';
}
