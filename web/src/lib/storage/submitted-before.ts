import { readStored, writeStored } from './safe-storage.ts';

/** Also read by the page's bootstrap script, which loads the form's code at once where there is something to prefill. */
export const SUBMITTED_KEY = 'quoteSubmitted';

/** Dispatched at the window when a chat is closed that has saved a request, finished or not: the quote form can be filled with it. */
export const SAVED_CHAT_CLOSED_EVENT = 'saved-chat-closed';

/** Whether this browser has sent a request, so that there can be something to prefill. */
export function hasSubmittedBefore(): boolean {
  return readStored(SUBMITTED_KEY) !== null;
}

/** Remembers that this browser has sent a request. */
export function rememberSubmission(): void {
  writeStored(SUBMITTED_KEY, '1');
}
