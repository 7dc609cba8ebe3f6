import type { RequestState } from '@harbour-haul/domain/leads/request/request-view';
import type { RequestTexts } from '../texts/request-texts.ts';

/** States after which nothing is waited for. */
const OVER: ReadonlySet<RequestState> = new Set<RequestState>(['completed', 'canceled']);

/** Lets the thank-you page say how far the request is: somebody may open it again days later. */
export function followState(page: Document, state: RequestState, { card }: RequestTexts): void {
  const sinceThen: Partial<Record<RequestState, { title: string; lead: string }>> = card.sinceThen;
  const now = sinceThen[state];
  const [title, lead] = [page.querySelector('h1'), page.querySelector('[data-lead]')];
  if (!now || !title || !lead) return;
  title.textContent = now.title;
  lead.textContent = now.lead;
  if (OVER.has(state))
    for (const part of page.querySelectorAll<HTMLElement>('[data-while=waiting]')) part.hidden = true;
}
