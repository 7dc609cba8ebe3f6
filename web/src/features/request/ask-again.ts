import { ownWords } from '@harbour-haul/domain/leads/details/own-words';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { CORRECTABLE_FIELDS, type RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { rememberAskedAgain } from '#lib/storage/asked-again.ts';
import { AGAIN_KEY, DRAFT_KEY, PICKED_DAY_KEY } from '#lib/storage/quote-draft-key.ts';
import { readOfTab, removeFromTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { dropWaitingOfTab } from '#lib/storage/waiting-quotes.ts';
import { shownWish } from './correction/read-correction.ts';

/** Whether this tab's quote form holds what its visitor began there, for something else. */
export const hasBegunDraft = (): boolean => readOfTab(DRAFT_KEY) !== null && readOfTab(AGAIN_KEY) === null;

/**
 * Fills the draft of this tab's quote form with what a request has asked for, in place of what stood there. A day that has passed
 * is left out, and the photos stay behind: they are gone with the request that they belong to. What the details say of the pickup
 * is about that day, and in the words of the team: it stands in the form as the day's button.
 */
export function askAgain(request: RequestView, now: Date): void {
  const day = request.preferredDate?.slice(0, 10) ?? '';
  const told = {
    ...request,
    preferredDate: day >= halifaxToday(now) ? day : null,
    details: ownWords(request.details),
  };
  const wish = shownWish(request);
  const values = Object.fromEntries(CORRECTABLE_FIELDS.map((name) => [name, told[name] ?? '']));
  // What waited to be sent by itself was another one.
  dropWaitingOfTab();
  writeToTab(DRAFT_KEY, JSON.stringify({ values, photos: [] }));
  rememberAskedAgain(values);
  if (wish === null) removeFromTab(PICKED_DAY_KEY);
  else writeToTab(PICKED_DAY_KEY, wish);
}
