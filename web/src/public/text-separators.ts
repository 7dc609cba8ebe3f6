import { islandMarkup } from './island-markup.ts';

const SEPARATOR = '<!-- -->';

/**
 * Drops the comments by which React tells neighbouring texts apart, but for those within islands: nobody takes over
 * the rest of a page, and its bytes are short.
 * @param page a whole document
 */
export function dropTextSeparators(page: string): string {
  let rest = page;
  const parts: string[] = [];
  for (const island of islandMarkup(page)) {
    const at = rest.indexOf(island);
    parts.push(rest.slice(0, at).replaceAll(SEPARATOR, ''), island);
    rest = rest.slice(at + island.length);
  }
  return [...parts, rest.replaceAll(SEPARATOR, '')].join('');
}
