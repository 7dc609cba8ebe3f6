import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { type Standing, standingOf } from '@harbour-haul/domain/leads/request/standing';
import { scheduledTime } from '../request-words.ts';
import type { RequestTexts } from '../texts/request-texts.ts';

/** Lets the thank-you page's next steps say what is known of this request, in place of what holds for any. */
export function tellSteps(page: Document, request: RequestView, now: Date, texts: RequestTexts): void {
  const { email, preferredContactMethod: method, details } = request;
  const { contacts, steps } = texts.card;
  const list = page.querySelector('[data-step]')?.parentElement;
  const standing = standingOf(request, now);
  if (standing === 'in_progress') {
    // What is asked for and said first is behind them.
    for (const done of [...(list?.children ?? [])].slice(0, CONTACTING)) done.remove();
    return;
  }
  if (standing !== 'received') {
    list?.replaceChildren(...stepsOf(request, standing, texts).map((text) => stepOf(page, text)));
    return;
  }
  const tell = (step: 'mail' | 'contact', text: string) => {
    const item = page.querySelector(`[data-step=${step}]`);
    if (item) item.textContent = text;
  };
  tell('mail', email === null ? steps.received : steps.confirmed);
  const times = readCallTimes(details);
  const contact = contacts[method ?? 'any'];
  if (times !== null) tell('contact', steps.asAsked(contact, times));
  else if (method !== null) tell('contact', steps.soon(contact));
}

/** The steps up to the first contact. */
const CONTACTING = 2;

/** What is left to come of a request whose quote is settled. */
function stepsOf(request: RequestView, standing: Standing, texts: RequestTexts): readonly string[] {
  const { scheduled, dayOpen, dayPast } = texts.card.steps;
  if (standing === 'scheduled') return scheduled(scheduledTime(request, texts));
  if (standing === 'day_open') return dayOpen;
  return standing === 'day_past' ? dayPast : [];
}

function stepOf(page: Document, text: string): HTMLElement {
  const item = page.createElement('li');
  item.textContent = text;
  return item;
}
