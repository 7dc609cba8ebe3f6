import type { PhotoRefusal } from '@harbour-haul/domain/photos/photo';
import type { PhotoCleanerDeps } from './deps.ts';
import { cleanImage } from './images/clean-image.ts';
import type { EncodedImages } from './images/encode-images.ts';

/** The outcome of an upload. `obsolete`: the photo was deleted or checked before. */
export type CheckOutcome = 'clean' | PhotoRefusal | 'obsolete';

/**
 * Checks the upload of a photo: it becomes clean images or is refused, and leaves the quarantine in either case.
 * The decision is stored before the upload is removed, so that whatever is cut off can be done again.
 * @throws Error for trouble that may pass; the photo stays pending then
 */
export async function checkUpload(name: string, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  const outcome = await decide(name, deps);
  await deps.files.removeUpload(name);
  return outcome;
}

async function decide(name: string, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  const photo = await deps.photos.get(name, deps.now());
  if (photo?.state !== 'pending') return 'obsolete';
  const upload = await deps.files.readUpload(name);
  if (upload.outcome === 'gone') return 'obsolete';
  if (upload.outcome === 'too_large') return refuse(name, 'too_large', deps);
  const result = await cleanImage(upload.bytes);
  return result.outcome === 'refused'
    ? refuse(name, result.refusal, deps)
    : storeImages(name, result.images, deps);
}

async function refuse(name: string, refusal: PhotoRefusal, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  return (await deps.photos.markRefused(name, refusal, deps.now())) ? refusal : 'obsolete';
}

/** The images are written before the row is marked clean. Where the mark comes too late, they are removed. */
async function storeImages(
  name: string,
  images: EncodedImages,
  deps: PhotoCleanerDeps,
): Promise<CheckOutcome> {
  await deps.files.writeClean(name, images);
  if (await deps.photos.markClean(name, images.cleaned, deps.now())) return 'clean';
  const now = await deps.photos.get(name, deps.now());
  // The same event may have been delivered twice, and these are the other delivery's images too.
  if (now?.state !== 'clean') await deps.files.removeClean(name);
  return 'obsolete';
}
