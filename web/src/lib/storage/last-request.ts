import type { Standing } from '@harbour-haul/domain/leads/request/standing';
import { forgetLeftOutPhotos } from './left-out-photos.ts';
import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script: the page after a request shows it where there is one. */
export const LAST_REQUEST_KEY = 'lastRequest';
/** How far it was when a page showed it last. Read there too: whoever comes again may find another heading. */
export const REQUEST_STATE_KEY = 'requestState';

/** Stored where what was sent last was added to a request that stood already. */
const ADDED_KEY = 'requestAddedTo';

/**
 * Remembers the request that was sent last; without an id there is none to show.
 * @param isAdded whether the server has added it to one that this visitor had already
 */
export function rememberRequest(leadId: number | undefined, isAdded = false): void {
  removeStored(REQUEST_STATE_KEY);
  forgetLeftOutPhotos();
  if (isAdded) writeStored(ADDED_KEY, '1');
  else removeStored(ADDED_KEY);
  if (leadId === undefined) removeStored(LAST_REQUEST_KEY);
  else writeStored(LAST_REQUEST_KEY, String(leadId));
}

/** The id of the request that this browser sent last, or null. */
export function lastRequest(): number | null {
  const id = Number(readStored(LAST_REQUEST_KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** Whether what was sent last was added to a request that stood already. */
export const wasAdded = (): boolean => readStored(ADDED_KEY) !== null;

/** Remembers how a request stands, where it is the one that was sent last. */
export function rememberStanding(leadId: number, standing: Standing): void {
  if (leadId === lastRequest()) writeStored(REQUEST_STATE_KEY, standing);
}
