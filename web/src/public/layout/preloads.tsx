import type { IslandAsset } from '../page-assets.ts';

/**
 * The code of a page's islands, which the page's bootstrap script begins to fetch once the page has been painted: links
 * in a template are inert.
 */
export function Preloads({ islands }: { islands: readonly IslandAsset[] }) {
  const urls = new Set(islands.flatMap(({ src, later = [] }) => [src, later].flat()));
  const links = [...urls].map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  // As elements they would be hoisted into the head by React.
  return <template dangerouslySetInnerHTML={{ __html: links }} />;
}
