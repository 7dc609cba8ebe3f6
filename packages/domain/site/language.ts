/** The languages of public pages: Canada's. */
export const LANGUAGES = ['en', 'fr'] as const;

export type Language = (typeof LANGUAGES)[number];

/** As admins read them. */
export const LANGUAGE_LABELS: Record<Language, string> = { en: 'English', fr: 'French' };

/** The texts of a feature in each language; one that lacks in a language does not compile. */
export type Texts<T> = Readonly<Record<Language, T>>;

/** The path of a page in a language: `/privacy-policy`, `/fr/privacy-policy`. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? '/fr' : `/fr${path}`;
}
