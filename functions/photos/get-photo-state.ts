import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import { PHOTO_REFUSAL_TEXTS } from '@harbour-haul/contract/photos/photo-texts';
import { photoPath } from '@harbour-haul/domain/photos/photo';
import { operation } from '../shared/operation.ts';
import { findPhoto } from './access/find-photo.ts';
import type { PhotosDeps } from './deps.ts';

/** `GET /api/photos/{name}/state`: the state of an uploaded photo. */
export const getPhotoState = operation('getPhotoState', {}, async (request, deps: PhotosDeps) => {
  const { name, state, refusal, cleaned, findings } = await findPhoto(request, deps);
  const body: PhotoStateResponse = {
    path: photoPath(name),
    state,
    message: refusal && PHOTO_REFUSAL_TEXTS[refusal],
    width: cleaned?.width ?? null,
    height: cleaned?.height ?? null,
    placeholder: cleaned?.placeholder ?? null,
    findings: request.user ? findings : null,
  };
  return { status: 200, body };
});
