import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { useIsLive } from '#lib/live-leads.ts';
import { waitingLeadsKey } from '#lib/waiting-leads.ts';

/** The newest of the leads that need a reply are enough to see which came while nothing was pushed. */
const NEWEST = 20;
/** Where changes are not pushed. */
const POLL_MS = 30_000;

/** The leads that need a reply: how many there are, the newest, and which of these this admin has opened. */
export function useWaitingLeads() {
  const isLive = useIsLive();
  return useQuery({
    queryKey: waitingLeadsKey,
    queryFn: async ({ signal }) => {
      const query = { needsReply: 'true', last: 'true', limit: NEWEST, _t: String(Date.now()) };
      const { leads, total, seen = [] } = await call('listLeads', { query }, { signal });
      return { newest: leads, seen, total: total ?? leads.length };
    },
    staleTime: 0,
    refetchInterval: isLive ? false : POLL_MS,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}
