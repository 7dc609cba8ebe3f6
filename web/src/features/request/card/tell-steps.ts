import { readCallTimes } from '@harbour-haul/domain/call-times/call-times-note';
import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import type { RequestTexts } from '../texts/request-texts.ts';

/** Lets the thank-you page's next steps say what is known of this request, in place of what holds for any. */
export function tellSteps(
  page: Document,
  { email, preferredContactMethod: method, details }: RequestView,
  { card: { contacts, steps } }: RequestTexts,
): void {
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
