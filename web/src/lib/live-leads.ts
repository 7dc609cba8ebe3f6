import type { LeadStand } from '@harbour-haul/contract/realtime';
import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';

/** What the live channel says of leads. */
interface LiveLeads {
  /** Changes are pushed at present. */
  isLive: boolean;
  /** The last number of a change that is known of; null before the first. */
  leadsSeq: number | null;
}

/** Which leads have changed, as far as is known; null where some pushes were lost, or may have been. */
export type LeadNews = readonly LeadStand[] | null;

const UNKNOWN: LiveLeads = { isLive: false, leadsSeq: null };

/** In the query cache, where one feature writes what others read. */
export const liveLeads = queryOptions<LiveLeads>({
  queryKey: ['live-leads'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

/** Whether changes of leads are pushed at present, so that nothing needs to be polled. */
export function useIsLive(): boolean {
  return useQuery(liveLeads).data?.isLive ?? false;
}

/** Notes that pushes come from now on, or no longer: what is pushed meanwhile is missed. */
export function setLive(client: QueryClient, isLive: boolean): void {
  client.setQueryData(liveLeads.queryKey, isLive ? { ...read(client), isLive } : UNKNOWN);
}

/**
 * Notes the number of a change that was pushed, or that a `pong` names.
 * @returns what is news by it: the leads that were pushed with it, null where pushes before it were lost, nothing where it is known
 */
export function noteLeadsSeq(
  client: QueryClient,
  leadsSeq: number,
  leads: readonly LeadStand[] = [],
): LeadNews | undefined {
  const known = read(client);
  if (known.leadsSeq !== null && leadsSeq <= known.leadsSeq) return undefined;
  client.setQueryData(liveLeads.queryKey, { ...known, leadsSeq });
  return leads.length > 0 && leadsSeq === (known.leadsSeq ?? -1) + 1 ? leads : null;
}

function read(client: QueryClient): LiveLeads {
  return client.getQueryData(liveLeads.queryKey) ?? UNKNOWN;
}
