import { IMAGE_REFUSED, MAX_DATA_URL_LENGTH } from '@harbour-haul/contract/chat/message-image';
import { AppError } from '@harbour-haul/domain/errors';
import { cleanPng } from './clean-png.ts';

const DATA_URL = 'data:image/png;base64,';

/**
 * The image of a message as it is stored: a path absolute, so that it can be shown as it is; a PNG made anew of its pixels, of
 * which nothing else that came with it is left.
 * @throws AppError `invalid_input` for what is no whole PNG.
 */
export function storedImage(image: string): string {
  if (!image.startsWith(DATA_URL)) return image.startsWith('uploads/') ? `/${image}` : image;
  const clean = cleanPng(Buffer.from(image.slice(DATA_URL.length), 'base64'));
  const url = clean && `${DATA_URL}${clean.toString('base64')}`;
  if (url !== null && url.length <= MAX_DATA_URL_LENGTH) return url;
  throw new AppError('invalid_input', IMAGE_REFUSED, { fields: { image: IMAGE_REFUSED } });
}
