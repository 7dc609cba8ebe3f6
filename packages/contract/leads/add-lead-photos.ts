import type { LeadPhotos } from '@harbour-haul/domain/leads/lead-photos';
import { MAX_PHOTOS_AT_ONCE } from '@harbour-haul/domain/photos/photo-limits';
import { type InferType, object } from 'yup';
import { REQUIRED } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { photoPathsSchema } from '../photos/photo-paths-schema.ts';

/**
 * Adds photos that come after the request itself to a lead of the visitor who sends them. 409 where the request is completed or
 * canceled.
 */
export const addLeadPhotos = defineOperation<{ body: AddLeadPhotosBody; response: AddLeadPhotosResponse }>()({
  method: 'POST',
  path: '/api/leads/{id}/photos',
  access: 'participant',
  function: 'leads',
});

export const addLeadPhotosRequest = { body: addLeadPhotosSchema };

export type AddLeadPhotosBody = InferType<ReturnType<typeof addLeadPhotosSchema>>;

/** All photos of the lead that its visitor sent and that are there already. */
export interface AddLeadPhotosResponse extends LeadPhotos {
  id: number;
  /** Where not all of them could be added. */
  photoError?: string;
}

function addLeadPhotosSchema() {
  return object({ photoPaths: photoPathsSchema(MAX_PHOTOS_AT_ONCE).required(REQUIRED).min(1, REQUIRED) });
}
