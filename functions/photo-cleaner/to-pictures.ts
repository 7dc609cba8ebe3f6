import { type CleanedPhoto, MAX_CLEAN_PHOTO_BYTES } from '@harbour-haul/domain/photos/photo';
import { MAX_THUMBNAIL_SIDE } from '@harbour-haul/domain/photos/photo-limits';
import sharp, { type Raw, type Sharp } from 'sharp';

/** Decoded pixels, a byte a channel. */
export interface Pixels {
  data: Buffer;
  raw: Raw;
}

/** What is kept of a photo: two JPEGs without metadata, and what is known of them. */
export interface Pictures {
  picture: Buffer;
  thumbnail: Buffer;
  cleaned: CleanedPhoto;
}

/** So few pixels that their file is shorter than its own address would be. */
const PLACEHOLDER_SIDE = 24;

/** Encodes pixels for the three places that show them. One after the other, so that memory stays at its least. */
export async function toPictures(pixels: Pixels): Promise<Pictures> {
  const picture = await toPicture(pixels);
  const thumbnail = await within(pixels, MAX_THUMBNAIL_SIDE)
    .jpeg({ quality: 75, progressive: true })
    .toBuffer();
  const placeholder = await within(pixels, PLACEHOLDER_SIDE).blur(1).webp({ quality: 30 }).toBuffer();
  const { width, height } = pixels.raw;
  return {
    picture,
    thumbnail,
    cleaned: { width, height, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` },
  };
}

/** Noise of strong contrast would be too large to be shown; it keeps less of its quality, and loses nothing by it. */
async function toPicture(pixels: Pixels): Promise<Buffer> {
  for (let quality = 82; ; quality -= 20) {
    const picture = await open(pixels).jpeg({ quality, progressive: true }).toBuffer();
    if (picture.length <= MAX_CLEAN_PHOTO_BYTES || quality <= 22) return picture;
  }
}

function within(pixels: Pixels, side: number): Sharp {
  return open(pixels).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
}

function open({ data, raw }: Pixels): Sharp {
  return sharp(data, { raw });
}
