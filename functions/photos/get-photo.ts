import { getPhotoRequest } from '@harbour-haul/contract/photos/get-photo';
import { parseInput } from '@harbour-haul/contract/validate';
import type { Operation } from '../shared/http-types.ts';
import { log } from '../shared/log.ts';
import type { PhotosDeps } from './deps.ts';
import { findPhoto, noSuchPhoto } from './find-photo.ts';

/**
 * The headers of an image: cached privately, for minutes, and shown as a bitmap alone. CloudFront sets the same for
 * these paths; they stand here too, since they are what makes an uploaded file harmless.
 */
const HEADERS = {
  'content-type': 'image/jpeg',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, max-age=300',
  vary: 'Cookie',
};

/** `GET /uploads/{name}` and `GET /api/photos/{name}`: a clean photo, to its visitor and to admins. */
export const getPhoto: Operation<PhotosDeps> = async (request, deps) => {
  const { size } = parseInput(getPhotoRequest.query(), request.query);
  const photo = await findPhoto(request, deps);
  if (photo.state !== 'clean') throw noSuchPhoto();
  const wanted = size === undefined ? 'full' : 'thumbnail';
  // The image of a name never changes.
  const etag = `"${photo.name}-${wanted}"`;
  const headers = { ...HEADERS, etag };
  if (request.headers['if-none-match']?.includes(etag)) return { status: 304, headers };
  const bytes = await deps.store.read(photo.name, wanted);
  if (bytes) return { status: 200, bytes, headers };
  log('error', 'picture missing', { photo: photo.name, size: wanted });
  throw noSuchPhoto();
};
