import { announcePhoto, type PhotoAnnouncement } from './announce-photo.ts';
import type { PhotoKeeping } from './compose-photos.ts';

/**
 * Announces a photo and puts its content into quarantine, and answers its name.
 * @throws AppError as `announcePhoto`, and whatever S3 throws; then nothing is left of the photo.
 */
export async function storeFormPhoto(
  bytes: Uint8Array,
  announcement: PhotoAnnouncement,
  keeping: PhotoKeeping,
): Promise<string> {
  const { name, contentType } = await announcePhoto(announcement, keeping);
  try {
    await keeping.store.quarantine(name, contentType, bytes);
    return name;
  } catch (error) {
    await keeping.photos.remove(name);
    throw error;
  }
}
