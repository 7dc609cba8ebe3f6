import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation, type FileContent } from '../operation.ts';

/** The image of a clean photo, for its visitor and for admins. */
export const getPhoto = defineOperation<{ query: GetPhotoQuery; response: FileContent }>()({
  method: 'GET',
  path: '/api/photos/{name}',
  access: 'viewer',
  function: 'photos',
});

/** The same by the path under which photos are stored in leads and messages. */
export const getUpload = defineOperation<{ query: GetPhotoQuery; response: FileContent }>()({
  method: 'GET',
  path: '/uploads/{name}',
  access: 'viewer',
  function: 'photos',
});

export const getPhotoRequest = { query: getPhotoSchema };

export type GetPhotoQuery = InferType<ReturnType<typeof getPhotoSchema>>;

function getPhotoSchema() {
  return object({
    size: string().oneOf(['thumbnail'], 'Please ask for size=thumbnail, or leave it out for the full size.'),
    _t: string().max(30, INVALID),
  });
}
