import type { Language } from '@harbour-haul/domain/site/language';
import { sendWaiting } from '#features/quote-form/waiting/send-waiting.ts';
import { whenReachable } from '#lib/when-reachable.ts';
import { showPageNotice } from '../notice/page-notice.ts';
import { WAITING_NOTICES } from './waiting-notices.ts';

/** Sends the form that waits as soon as the servers are reached, and says so on the page. */
export function sendFromPage(page: Document): void {
  const language = page.documentElement.lang.startsWith('fr') ? 'fr' : 'en';
  void attempt(language, 0);
}

async function attempt(language: Language, tries: number): Promise<void> {
  const outcome = navigator.onLine ? await sendWaiting(language) : 'unreached';
  if (outcome === 'unreached') {
    const end = whenReachable(() => {
      end();
      void attempt(language, tries + 1);
    }, tries);
  } else if (outcome !== 'none') {
    showPageNotice({ ...WAITING_NOTICES[language][outcome], isNews: true });
  }
}
