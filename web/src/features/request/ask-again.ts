import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { CORRECTABLE_FIELDS, type RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { AGAIN_KEY, DRAFT_KEY } from '#lib/storage/quote-draft-key.ts';
import { writeToTab } from '#lib/storage/tab-storage.ts';

/**
 * Fills the draft of this tab's quote form with what a request has asked for, in place of what stood there. A day that has passed
 * is left out, and the photos stay behind: they are gone with the request that they belong to.
 */
export function askAgain(request: RequestView, now: Date): void {
  const day = request.preferredDate?.slice(0, 10) ?? '';
  const told = { ...request, preferredDate: day >= halifaxToday(now) ? day : null };
  const values = Object.fromEntries(CORRECTABLE_FIELDS.map((name) => [name, told[name] ?? '']));
  writeToTab(DRAFT_KEY, JSON.stringify({ values, photos: [] }));
  writeToTab(AGAIN_KEY, String(request.id));
}
