import { type InlineFormat, isInlineImage } from '@harbour-haul/domain/photos/inline/inline-image';

/** The longest data URL of an image that a message may carry; larger photos are uploaded. */
export const MAX_DATA_URL_LENGTH = 64 * 1024;

/** One file name, without folders and without a leading dot. */
const UPLOAD = /^\/?uploads\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,199})$/;
const BITMAP = /^data:image\/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A stored photo by its path, or a small bitmap itself, which holds its pixels and nothing else (`isInlineImage`). */
export function isMessageImage(image: string): boolean {
  const name = UPLOAD.exec(image)?.[1];
  if (name !== undefined) return !name.includes('..');
  return isCleanDataUrl(image);
}

/** What a message carries itself goes past the cleaning of uploads: it must be clean as it comes. */
function isCleanDataUrl(image: string): boolean {
  if (!isBitmapDataUrl(image)) return false;
  const comma = image.indexOf(',');
  const format = image.slice('data:image/'.length, image.indexOf(';')) as InlineFormat;
  const bytes = decodeBase64(image.slice(comma + 1));
  return bytes !== null && isInlineImage(bytes, format);
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}

/** A small JPG, PNG, WebP or GIF as a data URL. */
export function isBitmapDataUrl(image: string): boolean {
  return image.length <= MAX_DATA_URL_LENGTH && BITMAP.test(image);
}
