import { type GetPhotoQuery, getPhotoRequest } from '@harbour-haul/contract/photos/get-photo';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { findPhoto, noSuchPhoto, type PhotoRequest } from './access/find-photo.ts';
import type { PhotosDeps } from './deps.ts';

interface ImageRequest {
  query: GetPhotoQuery;
  headers: Record<string, string>;
}

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

/** `GET /api/photos/{name}`: a clean photo, to its visitor and to admins. */
export const getPhoto = operation('getPhoto', getPhotoRequest, async (request, deps: PhotosDeps) =>
  showPhoto(request, deps),
);

/** `GET /uploads/{name}`: the same by the path that leads and messages store. */
export const getUpload = operation('getUpload', getPhotoRequest, async (request, deps: PhotosDeps) =>
  showPhoto(request, deps),
);

async function showPhoto(request: PhotoRequest & ImageRequest, deps: PhotosDeps) {
  const photo = await findPhoto(request, deps);
  if (photo.state !== 'clean') throw noSuchPhoto();
  const size = request.query.size === undefined ? 'full' : 'thumbnail';
  // The image of a name never changes.
  const etag = `"${photo.name}-${size}"`;
  const headers = { ...HEADERS, etag };
  if (request.headers['if-none-match']?.includes(etag)) return { status: 304, headers };
  const bytes = await deps.store.read(photo.name, size);
  if (bytes) return { status: 200, bytes, headers };
  log('error', 'image missing', { photo: photo.name, size });
  throw noSuchPhoto();
}
