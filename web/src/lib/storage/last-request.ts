import type { Standing } from '@harbour-haul/domain/leads/request/standing';
import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script: the page after a request shows it where there is one. */
export const LAST_REQUEST_KEY = 'lastRequest';
/** How far it was when a page showed it last. Read there too: whoever comes again may find another heading. */
export const REQUEST_STATE_KEY = 'requestState';

/** How many of its photos are not with it. */
const LEFT_OUT_KEY = 'photosLeftOut';
const LEFT_OUT_EVENT = 'photos-left-out';

/** Stored where what was sent last was added to a request that stood already. */
const ADDED_KEY = 'requestAddedTo';

/**
 * Remembers the request that was sent last; without an id there is none to show.
 * @param isAdded whether the server has added it to one that this visitor had already
 */
export function rememberRequest(leadId: number | undefined, isAdded = false): void {
  removeStored(REQUEST_STATE_KEY);
  removeStored(LEFT_OUT_KEY);
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

/** Remembers how many chosen photos are not with that request, so that the pages after it can say so. */
export function rememberLeftOutPhotos(count: number): void {
  if (count > 0) writeStored(LEFT_OUT_KEY, String(count));
  else removeStored(LEFT_OUT_KEY);
  window.dispatchEvent(new Event(LEFT_OUT_EVENT));
}

/** Calls the listener when this page remembers another count: one may arrive later. @returns how to unsubscribe */
export function onLeftOutPhotos(listener: () => void): () => void {
  window.addEventListener(LEFT_OUT_EVENT, listener);
  return () => window.removeEventListener(LEFT_OUT_EVENT, listener);
}

/** How many chosen photos are not with the request that was sent last. */
export function leftOutPhotos(): number {
  const count = Number(readStored(LEFT_OUT_KEY));
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}
