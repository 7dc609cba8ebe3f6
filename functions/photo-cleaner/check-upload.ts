import type { PhotoRefusal } from '@harbour-haul/domain/photos/photo';
import type { PhotoCleanerDeps } from './deps.ts';
import { cleanImage } from './images/clean-image.ts';
import type { EncodedImages } from './images/encode-images.ts';

/**
 * The outcome of an upload. `obsolete`: the photo was deleted or checked before. `busy`: it is being checked. `gone`: nothing
 * was uploaded.
 */
export type CheckOutcome = 'clean' | PhotoRefusal | 'obsolete' | 'busy' | 'gone';

/** Longer than the function may take, and shorter than the queue waits before it brings a photo again. */
const CHECK_MS = 90_000;

/**
 * Checks the upload of a photo: it becomes clean images or is refused, and its bytes leave the quarantine in
 * either case. The decision is stored before they do, so that whatever is cut off can be done again. Decoding is dear, so
 * that a photo is claimed for it: however often the same one is announced, one function decodes it.
 * @throws Error for trouble that may pass; the photo stays pending then
 */
export async function checkUpload(name: string, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  const outcome = await decide(name, deps);
  if (outcome !== 'busy' && outcome !== 'gone') await deps.files.closeUpload(name);
  return outcome;
}

async function decide(name: string, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  const now = deps.now();
  const photo = await deps.photos.get(name, now);
  if (photo?.state !== 'pending') return 'obsolete';
  if (!(await deps.photos.claimCheck(name, new Date(now.getTime() + CHECK_MS), now))) return 'busy';
  try {
    return await check(name, deps);
  } catch (error) {
    await deps.photos.releaseCheck(name);
    throw error;
  }
}

async function check(name: string, deps: PhotoCleanerDeps): Promise<CheckOutcome> {
  const upload = await deps.files.readUpload(name);
  if (upload.outcome === 'gone') {
    await deps.photos.releaseCheck(name);
    return 'gone';
  }
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
