import { MAX_PHOTO_PIXELS } from '@harbour-haul/domain/photos/photo-limits';
import sharp, { type Sharp } from 'sharp';

// Every image is decoded once, so nothing is worth caching; formats other than these are not even tried.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** Longer than any honest image takes, even on a tenth of a processor's core. */
const DECODE_SECONDS = 30;

/**
 * How strict the decoder is. `warning` refuses every departure from the format; `error` accepts those that do not harm
 * the pixels. Both refuse a file that ends too early.
 */
export type Strictness = 'warning' | 'error';

/** Opens an image for decoding: its first frame alone, and no more pixels than a camera makes. */
export function openImage(bytes: Uint8Array, failOn: Strictness): Sharp {
  return sharp(bytes, { failOn, limitInputPixels: MAX_PHOTO_PIXELS, pages: 1 }).timeout({
    seconds: DECODE_SECONDS,
  });
}

/** What the header says, without decoding anything. @throws Error for a header that cannot be read */
export async function readHeader(bytes: Uint8Array): Promise<{ format: string; pixels: number }> {
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false, pages: 1 }).metadata();
  return { format, pixels: width * height };
}
