import { type InferType, object, string } from 'yup';
import { INVALID } from '../messages.ts';
import { defineOperation } from '../operation.ts';
import { requiredVisitorId } from '../visitor-id-field.ts';

/** The paths of the photos that a visitor sent in the chat, the oldest first, for that visitor and for admins. */
export const listChatPhotos = defineOperation<{ query: ListChatPhotosQuery; response: string[] }>()({
  method: 'GET',
  path: '/api/chat/photos',
  access: 'participant',
  function: 'photos',
});

export const listChatPhotosRequest = { query: listChatPhotosSchema };

export type ListChatPhotosQuery = InferType<ReturnType<typeof listChatPhotosSchema>>;

/** `_t` only defeats caches (specification section 7). */
function listChatPhotosSchema() {
  return object({ visitorId: requiredVisitorId(), _t: string().max(30, INVALID) });
}
