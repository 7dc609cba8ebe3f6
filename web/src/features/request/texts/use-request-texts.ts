import { createContext, use } from 'react';
import type { RequestTexts } from './request-texts.ts';

/** The texts of the page's language; without any, since nothing here may import them all. */
export const RequestTextsContext = createContext<RequestTexts | null>(null);

/** @throws Error outside of a request. */
export function useRequestTexts(): RequestTexts {
  const texts = use(RequestTextsContext);
  if (!texts) throw new Error('There are no texts outside of a request.');
  return texts;
}
