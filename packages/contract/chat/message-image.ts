/** The longest data URL of an image that a message may carry; larger photos are uploaded. */
export const MAX_DATA_URL_LENGTH = 64 * 1024;

/** One file name, without folders and without a leading dot. */
const UPLOAD = /^\/?uploads\/([A-Za-z0-9_-][A-Za-z0-9._-]{0,199})$/;
const BITMAP = /^data:image\/(?:jpeg|png|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** A stored photo by its path, or a small bitmap itself; never SVG or HTML, which could carry scripts. */
export function isMessageImage(image: string): boolean {
  const name = UPLOAD.exec(image)?.[1];
  if (name !== undefined) return !name.includes('..');
  return isBitmapDataUrl(image);
}

/** A small JPG, PNG, WebP or GIF as a data URL. */
export function isBitmapDataUrl(image: string): boolean {
  return image.length <= MAX_DATA_URL_LENGTH && BITMAP.test(image);
}
