import type { PhotoOwners } from '@harbour-haul/aws/dynamodb/photos/photo-owners';
import { AppError } from '@harbour-haul/domain/errors';
import { isPhotoName } from '@harbour-haul/domain/photos/photo';

/** Paths are sent with and without the first slash. */
const UPLOADS = /^\/?uploads\//;

/**
 * Holds the image of a message to the visitor of its chat: admins see every photo, and would take another visitor's for one of
 * this chat. What a message carries itself is nobody else's.
 * @throws AppError `invalid_input`, alike for others' photos and for none
 */
export async function requireOwnPhoto(
  image: string | null | undefined,
  visitorId: string,
  { photoOwners }: { photoOwners: PhotoOwners },
): Promise<void> {
  if (!image || !UPLOADS.test(image)) return;
  const name = image.replace(UPLOADS, '');
  if (isPhotoName(name) && (await photoOwners.visitorOf(name)) === visitorId) return;
  throw new AppError('invalid_input', 'Please check the marked fields.', {
    fields: { image: 'There is no such photo of this visitor. Please upload the photo and send its path.' },
  });
}
