import { REALTIME_PATH } from '@harbour-haul/contract/realtime';

type Origin = Pick<Location, 'protocol' | 'host'>;

/** Where an admin's socket is opened: on the page's own origin, over TLS where the page is. */
export function adminSocketUrl(origin: Origin): string {
  return `${origin.protocol === 'https:' ? 'wss' : 'ws'}://${origin.host}${REALTIME_PATH}`;
}

/** Where a visitor's socket is opened (specification section 7). The cookie says who it is; the query only helps logs. */
export function visitorSocketUrl(origin: Origin, visitorId: string, sessionId: string): string {
  const query = new URLSearchParams({ isAdmin: 'false', visitorId, sessionId });
  return `${adminSocketUrl(origin)}?${query}`;
}
