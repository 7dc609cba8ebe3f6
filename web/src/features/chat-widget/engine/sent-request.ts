import type { Input, SentRequest } from '@harbour-haul/domain/conversation/turn';
import { lastRequest, REQUEST_STATE_KEY } from '#lib/storage/last-request.ts';
import { readStored } from '#lib/storage/safe-storage.ts';
import { readOfTab, writeToTab } from '#lib/storage/tab-storage.ts';
import { sentForm } from './filled-in-form.ts';

/** The request that this tab's chat was told of last: it is not told again. */
const TOLD_KEY = 'chatToldOfRequest';

/**
 * The request that this browser has sent last, as far as it knows how that stands; null where there is none to change any more.
 * It comes with the engine, which alone goes by it, and costs the window nothing.
 */
export function sentRequest(): SentRequest | null {
  const id = lastRequest();
  const state = readStored(REQUEST_STATE_KEY);
  return id === null || state === 'completed' ? null : { id, isCanceled: state === 'canceled' };
}

/**
 * The end of a conversation whose own lead the page's form has completed and sent: there is nothing left in it to submit. Null where
 * the form has sent none, or another one.
 */
export function sentByForm(unsentLead: number | null): Input | null {
  const isSent = unsentLead !== null && unsentLead === lastRequest();
  return isSent ? { type: 'lead-result', outcome: 'accepted', ...sentForm(unsentLead) } : null;
}

/** Has the assistant say that there is such a request, once a tab; null where that is nothing new. */
export function sentBefore(): Input | null {
  const sent = sentRequest();
  if (sent === null || sent.isCanceled || readOfTab(TOLD_KEY) === String(sent.id)) return null;
  writeToTab(TOLD_KEY, String(sent.id));
  return { type: 'sent-before' };
}
