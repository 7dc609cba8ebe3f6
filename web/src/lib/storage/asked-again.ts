import { lastRequest } from './last-request.ts';
import { AGAIN_KEY, AGAIN_SINCE_KEY, DRAFT_KEY, PICKED_DAY_KEY, WAITING_KEY } from './quote-draft-key.ts';
import { readObjectOfTab, readOfTab, removeFromTab, textsIn, writeToTab } from './tab-storage.ts';

type Values = Partial<Record<string, string>>;

/** Remembers what the draft of this tab was filled with of a canceled request. */
export function rememberAskedAgain(values: Values): void {
  writeToTab(AGAIN_KEY, JSON.stringify(values));
  writeToTab(AGAIN_SINCE_KEY, String(lastRequest()));
}

/** What the draft of this tab was filled with of a canceled request; null where it was not. */
export function readAskedAgain(): Values | null {
  dropOutdatedAgain();
  return readOfTab(AGAIN_KEY) === null ? null : textsIn(readObjectOfTab(AGAIN_KEY));
}

/** What stands in the draft is the visitor's own by now, or gone. */
export function forgetAskedAgain(): void {
  removeFromTab(AGAIN_KEY);
  removeFromTab(AGAIN_SINCE_KEY);
}

/**
 * Takes what was asked for again out of the draft once this browser has sent another request, in the chat or in another tab: what
 * was typed since stays. What waits to be sent goes as it was left.
 */
export function dropOutdatedAgain(): void {
  const since = readOfTab(AGAIN_SINCE_KEY);
  if (since === null || since === String(lastRequest()) || readOfTab(WAITING_KEY) !== null) return;
  const taken = textsIn(readObjectOfTab(AGAIN_KEY));
  forgetAskedAgain();
  const { values, ...others } = readObjectOfTab(DRAFT_KEY);
  const typed = Object.entries(textsIn(values)).filter(([name, value]) => value !== taken[name]);
  writeToTab(DRAFT_KEY, JSON.stringify({ ...others, values: Object.fromEntries(typed) }));
  if (!typed.some(([name]) => name === 'preferredDate')) removeFromTab(PICKED_DAY_KEY);
}
