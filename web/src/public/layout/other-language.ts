import { PUBLIC_PAGES } from '@harbour-haul/contract/routes';
import { LANGUAGES, type Language, localPath } from '@harbour-haul/domain/site/language';

/**
 * The same page in the other language, and that language; null for a page that has none.
 * @param path the English path of the page; null for one without
 */
export function otherLanguage(
  language: Language,
  path: string | null,
): { href: string; language: Language } | null {
  const other = LANGUAGES.find((one) => one !== language) ?? language;
  const href = path === null ? '' : localPath(other, path);
  return href in PUBLIC_PAGES ? { href, language: other } : null;
}
