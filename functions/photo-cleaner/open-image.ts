import { MAX_PHOTO_PIXELS } from '@harbour-haul/domain/photos/photo-limits';
import sharp, { type Sharp } from 'sharp';

// Every picture comes once, so nothing is worth keeping; and whatever is not one of these kinds is not even tried.
sharp.cache(false);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});

/** Longer than any honest picture takes, even on a tenth of a processor's core. */
const DECODE_SECONDS = 30;

/**
 * How strict the decoder is. `warning` takes nothing that is not quite right; `error` forgives what does no harm to the
 * pixels. Both refuse a file that ends too early.
 */
export type Strictness = 'warning' | 'error';

/** A picture that is about to be decoded: its first frame alone, and no more pixels than a camera makes. */
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
