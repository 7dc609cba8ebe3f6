const CLASS = /\bcss-[a-z0-9]+/g;
const ISLAND = /<(div|aside)[^>]* data-island=/g;

/**
 * Gives Emotion's classes names of two characters, which is a thirtieth of the page. Those within islands stay: React
 * expects them there.
 * @param page a whole document
 */
export function shortenNames(page: string): string {
  const expected = new Set(islands(page).join('').match(CLASS));
  const classes = new Set(page.match(CLASS)?.filter((name) => !expected.has(name)));
  const names = new Map([...classes].map((name, index) => [name, `c${index.toString(36)}`]));
  return page.replace(CLASS, (name) => names.get(name) ?? name);
}

/** The markup of the elements that React takes over. */
function islands(page: string): string[] {
  return [...page.matchAll(ISLAND)].map(({ index, 1: tag = '' }) => {
    let depth = 0;
    for (const { 0: edge, index: at } of page.slice(index).matchAll(new RegExp(`<(/?)${tag}\\b`, 'g'))) {
      depth += edge.startsWith('</') ? -1 : 1;
      if (depth === 0) return page.slice(index, index + at);
    }
    throw new Error(`An island's ${tag} is not closed.`);
  });
}
