import type { IslandAsset } from '../page-assets.ts';

interface PreloadsProps {
  islands: readonly IslandAsset[];
  /** Run then as well. */
  scripts: readonly string[];
  /** What the page that comes next will ask for; browsers fetch it when they have nothing else to do. */
  next?: readonly string[];
}

/**
 * The code of a page's islands, which the page's bootstrap script begins to fetch once the page has been painted: links
 * in a template are inert. What an island loads later is left to it: the chat's engine weighs more than the rest together, and
 * is wanted only once somebody reads the welcome.
 */
export function Preloads({ islands, scripts, next = [] }: PreloadsProps) {
  const urls = new Set(islands.map(({ src }) => src));
  const links = [...urls].map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  const ahead = next.map((url) => `<link rel=prefetch href=${url}>`).join('');
  const run = scripts.map((url) => `<script type=module src=${url}></script>`).join('');
  // As elements they would be hoisted into the head by React.
  return <template dangerouslySetInnerHTML={{ __html: links + run + ahead }} />;
}
