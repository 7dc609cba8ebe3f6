import type { Language } from '../site/language.ts';

/** The days that the quote form's visitors name and that one date cannot hold. */
export type FormWish = 'asap' | 'weekend';

/**
 * What the quote form writes into the details, beside the first day that can be, where its visitors named a day that is more
 * than that.
 */
export const FORM_WISHES: Readonly<Record<FormWish, Readonly<Record<Language, string>>>> = {
  asap: { en: 'As soon as possible, please.', fr: 'Dès que possible, s’il vous plaît.' },
  weekend: { en: 'Saturday or Sunday, please.', fr: 'Samedi ou dimanche, s’il vous plaît.' },
};
