import { readStored, removeStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script, which loads the form's code at once where there is something to prefill or to send. */
export const SUBMITTED_KEY = 'quoteSubmitted';

/** Dispatched at the window when a chat is closed that has saved a request, finished or not: the quote form can be filled with it. */
export const SAVED_CHAT_CLOSED_EVENT = 'saved-chat-closed';

/** Stored as long as a request waits for the servers, of a browser that has sent none. */
const WAITS = 'waits';

/** Whether this browser has sent a request, so that there can be something to prefill. */
export function hasSubmittedBefore(): boolean {
  const stored = readStored(SUBMITTED_KEY);
  return stored !== null && stored !== WAITS;
}

/** Has the next page of any tab load the form's code at once, as long as a request waits. */
export function noteWaiting(waits: boolean): void {
  if (hasSubmittedBefore()) return;
  if (waits) writeStored(SUBMITTED_KEY, WAITS);
  else removeStored(SUBMITTED_KEY);
}

/** Remembers that this browser has sent a request. */
export function rememberSubmission(): void {
  writeStored(SUBMITTED_KEY, '1');
}
