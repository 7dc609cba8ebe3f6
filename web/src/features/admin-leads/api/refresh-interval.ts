import { useIsLive } from '#lib/live-leads.ts';

/** Specification section 9, where changes are not pushed. A hidden page polls nothing, and is refreshed when it is seen. */
const POLL_MS = 10_000;
/**
 * Where they are pushed, and each pong says whether a push was lost: for what changes without a write, as what is due does at
 * midnight.
 */
export const LIVE_MS = 30 * 60_000;

/** How often what is shown of leads is fetched again by itself, in milliseconds, by how the last attempt went. */
export function useRefreshInterval(): (query: { state: { error: Error | null } }) => number {
  const isLive = useIsLive();
  return ({ state }) => (isLive && state.error === null ? LIVE_MS : POLL_MS);
}
