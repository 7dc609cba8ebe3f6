import { hasTooManyScans } from '@harbour-haul/domain/photos/has-too-many-scans';
import { holdsAnotherDocument } from '@harbour-haul/domain/photos/holds-another-document';
import { isTruncated } from '@harbour-haul/domain/photos/is-truncated';
import { maxPixelsOf } from '@harbour-haul/domain/photos/max-pixels';
import { MAX_PHOTO_BYTES, type PhotoRefusal } from '@harbour-haul/domain/photos/photo';
import { MAX_PHOTO_SIDE } from '@harbour-haul/domain/photos/photo-limits';
import { type ImageFormat, sniffImage } from '@harbour-haul/domain/photos/sniff-image';
import { type EncodedImages, encodeImages, type Pixels } from './encode-images.ts';
import { openImage, readHeader, type Strictness } from './open-image.ts';

export type CleaningResult =
  | { outcome: 'clean'; images: EncodedImages }
  | { outcome: 'refused'; refusal: PhotoRefusal };

/** Departures from the letter that some phones' JPEGs have, and that do not harm the image. */
const HARMLESS = [
  'Invalid SOS parameters for sequential JPEG',
  'extraneous bytes before marker',
  'unknown JFIF revision',
  'Unknown Adobe color transform code',
];

/**
 * Encodes an upload anew: the images hold its pixels and nothing else of it. Its content alone decides its type.
 * Everything that cannot be decoded to its end is refused; nothing is thrown for what the file is.
 */
export async function cleanImage(bytes: Uint8Array): Promise<CleaningResult> {
  if (bytes.length > MAX_PHOTO_BYTES) return refused('too_large');
  const format = sniffImage(bytes);
  if (format === null || holdsAnotherDocument(bytes)) return refused('not_an_image');
  const refusal = await refusalByHeader(bytes, format);
  if (refusal !== null) return refused(refusal);
  const pixels = await decode(bytes);
  return pixels === null
    ? refused(refusalOfUnreadable(format))
    : { outcome: 'clean', images: await encodeImages(pixels) };
}

function refused(refusal: PhotoRefusal): CleaningResult {
  return { outcome: 'refused', refusal };
}

/** The HEIC of phones is HEVC, which sharp's build cannot read: it wants another kind of file, not another try. */
function refusalOfUnreadable(format: ImageFormat): PhotoRefusal {
  return format === 'heif' ? 'not_an_image' : 'damaged';
}

async function refusalByHeader(bytes: Uint8Array, format: ImageFormat): Promise<PhotoRefusal | null> {
  if (isTruncated(bytes, format) || (format === 'jpeg' && hasTooManyScans(bytes))) return 'damaged';
  const header = await readHeader(bytes).catch(() => null);
  if (header === null) return refusalOfUnreadable(format);
  if (header.format !== format) return 'not_an_image';
  return header.pixels > maxPixelsOf(bytes, format) ? 'too_many_pixels' : null;
}

/** The upright image at its final size in sRGB, on white where it was transparent; null where it is damaged. */
async function decode(bytes: Uint8Array): Promise<Pixels | null> {
  try {
    return await decodeBy(bytes, 'warning');
  } catch (error) {
    if (!isHarmless(error)) return null;
    return decodeBy(bytes, 'error').catch(() => null);
  }
}

async function decodeBy(bytes: Uint8Array, strictness: Strictness): Promise<Pixels> {
  const { data, info } = await openImage(bytes, strictness)
    .autoOrient()
    .resize({ width: MAX_PHOTO_SIDE, height: MAX_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function isHarmless(error: unknown): boolean {
  const lines = error instanceof Error ? error.message.trim().split('\n') : [];
  return lines.length > 0 && lines.every((line) => HARMLESS.some((text) => line.includes(text)));
}
