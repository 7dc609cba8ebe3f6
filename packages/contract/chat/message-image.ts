/** The longest data URL of an image that a message may carry; larger photos are uploaded. */
export const MAX_DATA_URL_LENGTH = 64 * 1024;

/** What is said of any image that no message can have. */
export const IMAGE_REFUSED =
  'Please upload the photo and send its path. Only a PNG can be sent itself, of at most 64 KB and 1.5 megapixels and not interlaced.';

/** One file name, without folders and without a leading dot. */
const UPLOAD = /^\/?uploads\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,199})$/;
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;
const BITMAP = /^data:image\/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A stored photo by its path, or a small PNG itself, whose pixels the server reads and writes anew before they are stored. */
export function isMessageImage(image: string): boolean {
  const name = UPLOAD.exec(image)?.[1];
  if (name !== undefined) return !name.includes('..');
  return image.length <= MAX_DATA_URL_LENGTH && PNG.test(image);
}

/** A small bitmap as a data URL: what a stored message may have of an earlier version too. */
export function isBitmapDataUrl(image: string): boolean {
  return image.length <= MAX_DATA_URL_LENGTH && BITMAP.test(image);
}
