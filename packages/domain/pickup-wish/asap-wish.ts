import type { Language } from '../site/language.ts';

/** What the quote form's "As soon as possible" writes into the details, beside the first day that can be. */
export const ASAP_WISHES: Readonly<Record<Language, string>> = {
  en: 'As soon as possible, please.',
  fr: 'Dès que possible, s’il vous plaît.',
};
