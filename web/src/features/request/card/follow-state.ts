import type { Standing } from '@harbour-haul/domain/leads/request/standing';
import { REQUEST_STATE_KEY } from '#lib/storage/last-request.ts';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import type { RequestTexts } from '../texts/request-texts.ts';

/** No heading waits longer for what it has to say. */
const MAX_HELD_MS = 1000;

/** States after which nothing is waited for. */
const OVER: ReadonlySet<Standing> = new Set<Standing>(['completed', 'canceled']);

/**
 * Lets the thank-you page say how far the request is: somebody may open it again days later. Its heading is held until
 * then where the request was shown before, so that it does not say one thing first and then another.
 * @param asked how far it is; null where that cannot be learned, and what was known last holds
 */
export async function followState(
  page: Document,
  asked: Promise<Standing | null>,
  texts: RequestTexts,
): Promise<void> {
  const known = knownState(texts);
  const timer = setTimeout(() => showState(page, known, texts), MAX_HELD_MS);
  const state = (await asked) ?? known;
  clearTimeout(timer);
  showState(page, state, texts);
  if (state !== null) writeStored(REQUEST_STATE_KEY, state);
}

function knownState({ states }: RequestTexts): Standing | null {
  const known = readStored(REQUEST_STATE_KEY) ?? '';
  return Object.hasOwn(states, known) ? (known as Standing) : null;
}

function showState(page: Document, state: Standing | null, { card }: RequestTexts): void {
  const sinceThen: Partial<Record<Standing, { title: string; lead: string }>> = card.sinceThen;
  const now = state === null ? undefined : sinceThen[state];
  const [title, lead] = [page.querySelector('h1'), page.querySelector('[data-lead]')];
  if (now && title && lead) {
    title.textContent = now.title;
    lead.textContent = now.lead;
  }
  for (const part of page.querySelectorAll<HTMLElement>('[data-while=waiting]'))
    part.hidden = state !== null && OVER.has(state);
  page.querySelector(`[data-flag=${REQUEST_STATE_KEY}]`)?.removeAttribute('data-known');
}
