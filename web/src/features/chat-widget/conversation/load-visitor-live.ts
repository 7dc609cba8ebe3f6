import type { VisitorLive, VisitorLiveEvents } from './visitor-live.ts';

/** Makes the live channel of a session. */
type OpenLive = (sessionId: string, events: VisitorLiveEvents) => VisitorLive;

/** Gets what makes live channels; asking again after a failure is safe. */
export type LoadLive = () => Promise<OpenLive>;

/** The live channel's code comes once there is a chat to be heard. A failed load is tried again at the next call. */
export const loadVisitorLive: LoadLive = async () => {
  const { VisitorLive } = await import('./visitor-live.ts');
  return (sessionId, events) => new VisitorLive(sessionId, events);
};
