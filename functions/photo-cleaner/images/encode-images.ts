import { type CleanedPhoto, MAX_CLEAN_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { MAX_THUMBNAIL_SIDE } from '@harbour-haul/domain/photos/photo-limits';
import sharp, { type Raw, type Sharp } from 'sharp';

/** Decoded pixels, a byte a channel. */
export interface Pixels {
  data: Buffer;
  raw: Raw;
}

/** What is stored of a photo: two JPEGs without metadata, their size and the placeholder. */
export interface EncodedImages {
  image: Buffer;
  thumbnail: Buffer;
  cleaned: CleanedPhoto;
}

/** So few pixels that their file is shorter than its own address would be. */
const PLACEHOLDER_SIDE = 24;

/** Encodes pixels at the three sizes that are shown. One after the other, to keep the peak of memory low. */
export async function encodeImages(pixels: Pixels): Promise<EncodedImages> {
  const image = await encodeFullSize(pixels);
  const thumbnail = await within(pixels, MAX_THUMBNAIL_SIDE)
    .jpeg({ quality: 75, progressive: true })
    .toBuffer();
  const placeholder = await within(pixels, PLACEHOLDER_SIDE).blur(1).webp({ quality: 30 }).toBuffer();
  const { width, height } = pixels.raw;
  return {
    image,
    thumbnail,
    cleaned: { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` },
  };
}

/** An image of noise can exceed the size limit; it is encoded again at lower quality. */
async function encodeFullSize(pixels: Pixels): Promise<Buffer> {
  for (let quality = 82; ; quality -= 20) {
    const image = await open(pixels).jpeg({ quality, progressive: true }).toBuffer();
    if (image.length <= MAX_CLEAN_PHOTO_BYTES || quality <= 22) return image;
  }
}

function within(pixels: Pixels, side: number): Sharp {
  return open(pixels).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}
