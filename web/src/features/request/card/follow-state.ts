import type { RequestState } from '@harbour-haul/domain/leads/request/request-view';

/** What stands above the card of a request that has gone on since the page was first shown for it. */
const SINCE_THEN: Partial<Record<RequestState, { title: string; lead: string; isOver: boolean }>> = {
  scheduled: {
    title: 'Your pickup is scheduled',
    lead: 'You do not need to do anything else.',
    isOver: false,
  },
  completed: {
    title: 'Done. Thank you!',
    lead: 'Your junk is gone. Something new? Ask for another quote at any time.',
    isOver: true,
  },
  canceled: {
    title: 'Your request is canceled',
    lead: 'Nobody will come, and there is nothing to pay. Changed your mind? Ask for a new quote at any time.',
    isOver: true,
  },
};

/** Lets the thank-you page say how far the request is: somebody may open it again days later. */
export function followState(page: Document, state: RequestState): void {
  const now = SINCE_THEN[state];
  const [title, lead] = [page.querySelector('h1'), page.querySelector('[data-lead]')];
  if (!now || !title || !lead) return;
  title.textContent = now.title;
  lead.textContent = now.lead;
  if (now.isOver)
    for (const part of page.querySelectorAll<HTMLElement>('[data-while=waiting]')) part.hidden = true;
}
