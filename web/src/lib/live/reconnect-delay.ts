import { RECONNECT_SECONDS } from '@harbour-haul/contract/realtime';

const LONGEST_SECONDS = 30;

/**
 * Milliseconds to wait before a try: three seconds at first, then twice as long each time up to thirty, of which the
 * later half is left to chance so that all browsers do not come back at once.
 * @param retry 0 for the first try after a loss
 */
export function reconnectDelay(retry: number, random: () => number): number {
  const most = Math.min(LONGEST_SECONDS, RECONNECT_SECONDS * 2 ** retry);
  const least = Math.max(RECONNECT_SECONDS, most / 2);
  return Math.round((least + (most - least) * random()) * 1000);
}
