import { PHOTO_TYPES, type PhotoType } from '@harbour-haul/domain/photos/photo';

/** What browsers call a photo that they know by another name, or by none. */
const OTHER_NAMES = new Map<string, PhotoType>([
  ['image/jpg', 'image/jpeg'],
  ['image/heif', 'image/heic'],
]);
const BY_ENDING = new Map<string, PhotoType>([
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['png', 'image/png'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['heic', 'image/heic'],
  ['heif', 'image/heic'],
]);

/** Returns the type that a chosen file may be sent as; null where it is no photo. Its content is checked by the server. */
export function photoTypeOf(file: Pick<File, 'name' | 'type'>): PhotoType | null {
  const named = file.type.toLowerCase();
  // Few systems name a type for `.heic`.
  if (named === '') return BY_ENDING.get(file.name.split('.').at(-1)?.toLowerCase() ?? '') ?? null;
  return PHOTO_TYPES.find((type) => type === named) ?? OTHER_NAMES.get(named) ?? null;
}
