import { ANALYTICS_FILE, type AnalyticsIds } from '@harbour-haul/contract/analytics-ids';
import { loadTags } from './load-tags.ts';

/**
 * Loads the container of the console and of its sign-in, where this site names one: what is in it sees what admins see, so that the one of
 * visitors is not loaded here. A failure is only logged.
 */
export async function loadAdminTags(): Promise<void> {
  try {
    const response = await fetch(`/${ANALYTICS_FILE}`);
    const { adminTagManagerId } = (await response.json()) as AnalyticsIds;
    if (adminTagManagerId) loadTags({ tagManagerId: adminTagManagerId, measurementId: '', pixelId: '' });
  } catch (error) {
    console.warn('Tracking failed', error);
  }
}
