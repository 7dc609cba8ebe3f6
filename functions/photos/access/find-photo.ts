import { AppError } from '@harbour-haul/domain/errors';
import { isPhotoName, type Photo } from '@harbour-haul/domain/photos/photo';
import type { Identity } from '../../shared/identity.ts';
import type { PhotosDeps } from '../deps.ts';

/** The names by which a visitor's photos are requested (specification section 7). */
const FALLBACK = /^chat[_-]([A-Za-z0-9_-]{1,100})\.jpg$/;
const NUMBERED = /^(.+)_([12])$/;

/** A request that names a photo, and who sends it. */
export type PhotoRequest = Identity & { params: { name: string } };

/**
 * The photo that a request names, in whatever state, where the caller may see it: its own visitor, or an admin. The
 * fallback names hold a visitorId, which is no secret, and so they are for admins alone.
 * @throws AppError `not_found` with the same text for all others and for photos that do not exist.
 */
export async function findPhoto(request: PhotoRequest, deps: PhotosDeps): Promise<Photo> {
  const { user, provenVisitorId, params } = request;
  const name = params.name;
  const photo = isPhotoName(name)
    ? await deps.photos.get(name, deps.now())
    : user && (await byFallbackName(name, deps));
  if (photo && (user || photo.visitorId === provenVisitorId)) return photo;
  throw noSuchPhoto();
}

export function noSuchPhoto(): AppError {
  return new AppError('not_found', 'There is no such photo.');
}

/** The visitor's first clean photo of the chat; with `_1` and `_2` the first and the second. */
async function byFallbackName(name: string, deps: PhotosDeps): Promise<Photo | null> {
  const requested = FALLBACK.exec(name)?.[1];
  if (requested === undefined) return null;
  // A visitorId may itself end in `_1`.
  const whole = await chatPhotos(requested, deps);
  if (whole[0]) return whole[0];
  const [, visitorId, number] = NUMBERED.exec(requested) ?? [];
  if (visitorId === undefined) return null;
  return (await chatPhotos(visitorId, deps))[Number(number) - 1] ?? null;
}

/** A visitor's photos of the chat that may be shown, the oldest first. */
export async function chatPhotos(
  visitorId: string,
  deps: Pick<PhotosDeps, 'photos' | 'now'>,
): Promise<Photo[]> {
  const photos = await deps.photos.ofVisitor(visitorId, deps.now());
  return photos.filter(({ state, source }) => state === 'clean' && source === 'chat');
}
