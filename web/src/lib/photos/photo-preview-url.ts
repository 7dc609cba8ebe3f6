import { drawScaled } from './draw-scaled.ts';

/** Twice the size at which thumbnails are shown (specification section 9), for sharp screens. */
const MAX_SIDE_PX = 400;

/**
 * A small JPEG of a photo as a data URL, so that a message can show it after a reload too. Null where the browser
 * cannot read the file as an image.
 */
export async function photoPreviewUrl(file: Blob): Promise<string | null> {
  return (await drawScaled(file, MAX_SIDE_PX))?.toDataURL('image/jpeg', 0.8) ?? null;
}
