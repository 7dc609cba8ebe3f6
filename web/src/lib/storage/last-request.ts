import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script: the page after a request shows it where there is one. */
export const LAST_REQUEST_KEY = 'lastRequest';
/** How far it was when that page showed it last. Read there too: whoever comes again may find another heading. */
export const REQUEST_STATE_KEY = 'requestState';

/** Remembers the request that was sent last; without an id there is none to show. */
export function rememberRequest(leadId: number | undefined): void {
  removeStored(REQUEST_STATE_KEY);
  if (leadId === undefined) removeStored(LAST_REQUEST_KEY);
  else writeStored(LAST_REQUEST_KEY, String(leadId));
}

/** The id of the request that this browser sent last, or null. */
export function lastRequest(): number | null {
  const id = Number(readStored(LAST_REQUEST_KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
