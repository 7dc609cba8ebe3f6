import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script: the page after a request shows it where there is one. */
export const LAST_REQUEST_KEY = 'lastRequest';

/** Remembers the request that was sent last; without an id there is none to show. */
export function rememberRequest(leadId: number | undefined): void {
  if (leadId === undefined) removeStored(LAST_REQUEST_KEY);
  else writeStored(LAST_REQUEST_KEY, String(leadId));
}

/** The id of the request that this browser sent last, or null. */
export function lastRequest(): number | null {
  const id = Number(readStored(LAST_REQUEST_KEY));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
