import type { LimitDeps } from '../limits/require-within.ts';
import type { PhotoStorage } from './compose-photo-storage.ts';
import { type PhotoRegistration, registerPhoto } from './register-photo.ts';

/**
 * Registers a photo and uploads its bytes to quarantine.
 * @returns the photo's name.
 * @throws AppError as `registerPhoto`, and whatever S3 throws; then nothing is left of the photo.
 */
export async function storeFormPhoto(
  bytes: Uint8Array,
  registration: PhotoRegistration,
  storage: PhotoStorage & LimitDeps,
): Promise<string> {
  const { name, contentType } = await registerPhoto(registration, storage);
  try {
    await storage.store.quarantine(name, contentType, bytes);
    return name;
  } catch (error) {
    await storage.photos.remove(name);
    throw error;
  }
}
