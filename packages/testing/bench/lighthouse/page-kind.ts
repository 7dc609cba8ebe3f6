import type { PageKind } from './page-goals.ts';

/** As built pages write it, with and without quotes. */
const NO_INDEX = /<meta name="?robots"? content="?noindex/;

/**
 * What a page is, from what it answers.
 * @param isKeptOut whether robots.txt keeps it out of search
 */
export const pageKind = (status: number, html: string, isKeptOut: boolean): PageKind => ({
  isHidden: isKeptOut || NO_INDEX.test(html),
  isMissing: status === 404,
});
