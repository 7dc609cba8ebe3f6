import { isPhotoName } from '@harbour-haul/domain/photos/photo';

/** What was sent lies below this prefix until it is checked; nothing below it is ever served. */
export const QUARANTINE_PREFIX = 'quarantine/';
/** What was made of checked photos; only the cleaning function writes here. */
export const CLEAN_PREFIX = 'clean/';
export const THUMBNAIL_PREFIX = 'thumbnails/';

/** The tag of images whose lead is in the trash, as a query; the bucket removes them after the trash's 30 days. */
export const TRASH_TAG = 'trash=yes';

/** Where the browser puts a photo. */
export function quarantineKey(name: string): string {
  return `${QUARANTINE_PREFIX}${name}`;
}

/** The key of the upright image without metadata. */
export function cleanKey(name: string): string {
  return `${CLEAN_PREFIX}${name}`;
}

/** The key of its thumbnail. */
export function thumbnailKey(name: string): string {
  return `${THUMBNAIL_PREFIX}${name}`;
}

/** The photo's name of a key in quarantine, or null for a key that no upload was signed for. */
export function nameInQuarantine(key: string): string | null {
  const name = key.startsWith(QUARANTINE_PREFIX) ? key.slice(QUARANTINE_PREFIX.length) : '';
  return isPhotoName(name) ? name : null;
}
