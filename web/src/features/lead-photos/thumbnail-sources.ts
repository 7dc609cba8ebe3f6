import { imageSources } from '#lib/chat/image-fallback.ts';

/** Where the small picture of a photo may be found; a data URL is its own. */
export function thumbnailSources(image: string): string[] {
  return imageSources(image).map((source) =>
    source.startsWith('data:') ? source : `${source}?size=thumbnail`,
  );
}
