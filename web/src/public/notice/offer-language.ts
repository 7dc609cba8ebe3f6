import { LANGUAGES, type Language, type Texts } from '@harbour-haul/domain/site/language';
import { readStored, writeStored } from '#lib/storage/safe-storage.ts';
import { showPageNotice } from './page-notice.ts';

/** Stored once it was answered: whoever has chosen a language is not asked again. */
const ANSWERED_KEY = 'languageOffered';

/** Said in the language that is offered. */
const OFFERS: Texts<{ text: string; close: string }> = {
  en: { text: 'This page is available in English', close: 'Close' },
  fr: { text: 'Cette page existe en français', close: 'Fermer' },
};

/** Offers the page's other language where it is the one that this browser's visitor reads. Nobody is sent there unasked. */
export function offerLanguage(page: Document, preferred: readonly string[]): void {
  const link = page.querySelector<HTMLAnchorElement>('a[hreflang]');
  const wanted = firstOf(preferred);
  if (!link || link.hreflang !== wanted || readStored(ANSWERED_KEY) !== null) return;
  const onAnswer = () => void writeStored(ANSWERED_KEY, '1');
  for (const way of page.querySelectorAll('a[hreflang]')) way.addEventListener('click', onAnswer);
  const { text, close } = OFFERS[wanted];
  showPageNotice({ link: { text, href: link.href }, close, lang: wanted, onAnswer });
}

/** The first of a browser's languages that the site has. */
function firstOf(preferred: readonly string[]): Language | undefined {
  const spoken = preferred.map((one) => one.slice(0, 2).toLowerCase());
  return LANGUAGES.find((one) => one === spoken.find((tag) => LANGUAGES.some((own) => own === tag)));
}
