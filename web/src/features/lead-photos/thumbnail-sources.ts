import { imageSources } from '#lib/chat/image-fallback.ts';

/** The URLs of a photo's thumbnail; a data URL is its own. */
export function thumbnailSources(photo: string): string[] {
  return imageSources(photo).map((source) =>
    source.startsWith('data:') ? source : `${source}?size=thumbnail`,
  );
}
