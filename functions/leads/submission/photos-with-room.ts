import { PHOTO_NOT_ADDED, REQUEST_IS_FULL } from '@harbour-haul/contract/photos/photo-texts';
import { allPhotoPaths, type LeadPhotos } from '@harbour-haul/domain/leads/lead-photos';
import { type Photo, photoPath } from '@harbour-haul/domain/photos/photo';
import { MAX_REQUEST_PHOTOS } from '@harbour-haul/domain/photos/photo-limits';

interface TakenPhotos {
  photos: Photo[];
  /** What is answered with them, where not all that were asked for are taken. */
  said: { photoError?: string };
}

/**
 * The photos that a stored request takes: those that it has already, and the others as far as there is room.
 * @param found of the visitor's own, by the paths that were asked for
 */
export function photosWithRoom(
  found: readonly Photo[],
  photoPaths: readonly string[],
  lead: LeadPhotos,
): TakenPhotos {
  const known = new Set(allPhotoPaths(lead));
  let room = MAX_REQUEST_PHOTOS - known.size;
  const photos = found.filter(({ name }) => known.has(photoPath(name)) || --room >= 0);
  if (photos.length < found.length) return { photos, said: { photoError: REQUEST_IS_FULL } };
  return { photos, said: found.length < new Set(photoPaths).size ? { photoError: PHOTO_NOT_ADDED } : {} };
}
