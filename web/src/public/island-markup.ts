const ISLAND = /<(div|aside)[^>]* data-island=/g;

/** The markup of the elements that React takes over, in the order of the page. */
export function islandMarkup(page: string): string[] {
  return [...page.matchAll(ISLAND)].map(({ index, 1: tag = '' }) => {
    let depth = 0;
    for (const { 0: edge, index: at } of page.slice(index).matchAll(new RegExp(`<(/?)${tag}\\b`, 'g'))) {
      depth += edge.startsWith('</') ? -1 : 1;
      if (depth === 0) return page.slice(index, index + at);
    }
    throw new Error(`An island's ${tag} is not closed.`);
  });
}
