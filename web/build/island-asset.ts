import type { Manifest } from 'vite';
import type { IslandAsset } from '../src/public/page-assets.ts';

/**
 * The URLs of a built entry and of everything that it imports.
 * @param later a module that the entry loads by itself, once it runs
 */
export function islandAsset(manifest: Manifest, source: string, later?: string): IslandAsset {
  const [src = '', ...preload] = closureOf(manifest, source);
  const known = new Set([src, ...preload]);
  const rest = later === undefined ? [] : closureOf(manifest, later).filter((url) => !known.has(url));
  return { src, preload, later: rest };
}

/** The URL of a module, then those of all that it imports. */
function closureOf(manifest: Manifest, source: string): string[] {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no entry ${source}.`);
  const urls = new Set([`/${entry.file}`]);
  const visit = (name: string) => {
    for (const imported of manifest[name]?.imports ?? []) {
      const file = manifest[imported]?.file;
      if (!file || urls.has(`/${file}`)) continue;
      urls.add(`/${file}`);
      visit(imported);
    }
  };
  visit(source);
  return [...urls];
}
