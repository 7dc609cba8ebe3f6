import { islandMarkup } from './island-markup.ts';

const CLASS = /\bcss-[a-z0-9]+/g;

/**
 * Gives Emotion's classes names of two characters, which is a thirtieth of the page. Those within islands stay: React
 * expects them there.
 * @param page a whole document
 */
export function shortenNames(page: string): string {
  const expected = new Set(islandMarkup(page).join('').match(CLASS));
  const classes = new Set(page.match(CLASS)?.filter((name) => !expected.has(name)));
  const names = new Map([...classes].map((name, index) => [name, `c${index.toString(36)}`]));
  return page.replace(CLASS, (name) => names.get(name) ?? name);
}
