import { useLocation } from 'react-router-dom';
import { withAskedDialog } from '#features/admin-leads/list/asked-dialog.ts';

/** The leads list's own part of the address. It goes along to other tabs, so that the list is as it was on return. */
export function useListSearch(): string {
  const query = withAskedDialog(new URLSearchParams(useLocation().search), null);
  query.delete('visitorId');
  return query.size === 0 ? '' : `?${query}`;
}
