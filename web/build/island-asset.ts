import type { Manifest } from 'vite';
import type { IslandAsset } from '../src/public/page-assets.ts';

/** The URLs of a built entry and of everything that it imports. */
export function islandAsset(manifest: Manifest, source: string): IslandAsset {
  const entry = manifest[source];
  if (!entry) throw new Error(`The build has no entry ${source}.`);
  const preload = new Set<string>();
  const visit = (name: string) => {
    for (const imported of manifest[name]?.imports ?? []) {
      const file = manifest[imported]?.file;
      if (!file || preload.has(`/${file}`)) continue;
      preload.add(`/${file}`);
      visit(imported);
    }
  };
  visit(source);
  return { src: `/${entry.file}`, preload: [...preload] };
}
