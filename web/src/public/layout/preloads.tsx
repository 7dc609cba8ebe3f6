import type { IslandAsset } from '../page-assets.ts';

interface PreloadsProps {
  islands: readonly IslandAsset[];
  /** Runs then as well, if the page may say who visits it. */
  visit: IslandAsset | null;
}

/**
 * The code of a page's islands, which the page's bootstrap script begins to fetch once the page has been painted: links
 * in a template are inert. What an island loads later is left to it: the chat's engine weighs more than the rest together, and
 * is wanted only once somebody reads the welcome.
 */
export function Preloads({ islands, visit }: PreloadsProps) {
  const urls = new Set(islands.map(({ src }) => src));
  const links = [...urls].map((url) => `<link rel="modulepreload" href="${url}">`).join('');
  const script = visit && `<script type=module src=${visit.src} data-consent=${visit.later}></script>`;
  // As elements they would be hoisted into the head by React.
  return <template dangerouslySetInnerHTML={{ __html: links + (script ?? '') }} />;
}
