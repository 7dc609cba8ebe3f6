import { useLocation } from 'react-router-dom';

/** The leads list's own part of the address. It goes along to other tabs, so that the list is as it was on return. */
export function useListSearch(): string {
  const query = new URLSearchParams(useLocation().search);
  query.delete('visitorId');
  return query.size === 0 ? '' : `?${query}`;
}
