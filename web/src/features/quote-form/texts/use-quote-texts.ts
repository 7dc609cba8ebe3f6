import { createContext, use } from 'react';
import type { QuoteTexts } from './quote-texts.ts';

/** The texts of the form's language; without any, since nothing here may import them all. */
export const QuoteTextsContext = createContext<QuoteTexts | null>(null);

/** @throws Error outside of a quote form. */
export function useQuoteTexts(): QuoteTexts {
  const texts = use(QuoteTextsContext);
  if (!texts) throw new Error('There are no texts outside of a quote form.');
  return texts;
}
