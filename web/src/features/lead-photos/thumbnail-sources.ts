import { photoSources } from '#lib/photo-sources.ts';

/** Where the small picture of a photo may be found; a data URL is its own. */
export function thumbnailSources(image: string): string[] {
  return photoSources(image).map((source) =>
    source.startsWith('data:') ? source : `${source}?size=thumbnail`,
  );
}
