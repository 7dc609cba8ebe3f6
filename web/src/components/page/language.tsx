import type { Language, Texts } from '@harbour-haul/domain/site/language';
import { createContext, type ReactNode, use } from 'react';

const LanguageContext = createContext<Language>('en');

/** States the language of a page. */
export function InLanguage({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export const useLanguage = (): Language => use(LanguageContext);

/** The texts of the page's language. For what is rendered at build alone: whoever imports them has both. */
export function useTexts<T>(texts: Texts<T>): T {
  return texts[useLanguage()];
}
