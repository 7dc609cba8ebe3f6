import type { RequestView } from '@harbour-haul/domain/leads/request/request-view';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { type InferType, object } from 'yup';
import { REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';

/**
 * Adds photos to a request by its link. They were uploaded by whoever has the link open, on whatever device. 409 where the
 * request is completed or canceled.
 */
export const addRequestPhotos = defineOperation<{
  body: AddRequestPhotosBody;
  response: AddRequestPhotosResponse;
}>()({
  method: 'POST',
  path: '/api/request/photos',
  access: 'link',
  function: 'leads',
});

export const addRequestPhotosRequest = { body: addRequestPhotosSchema };

export type AddRequestPhotosBody = InferType<ReturnType<typeof addRequestPhotosSchema>>;

export interface AddRequestPhotosResponse extends RequestView {
  /** Where not all of them could be added. */
  photoError?: string;
}

function addRequestPhotosSchema() {
  return object({ photoPaths: photoPathsSchema(MAX_PHOTOS_AT_ONCE).required(REQUIRED).min(1, REQUIRED) });
}
