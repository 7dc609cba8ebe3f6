import { httpFunction } from '../shared/http-function.ts';
import { composePhotos, type PhotosDeps } from './deps.ts';
import { getPhoto, getUpload } from './get-photo.ts';
import { getPhotoState } from './get-photo-state.ts';
import { listChatPhotos } from './list-chat-photos.ts';
import { uploadPhoto } from './upload-photo.ts';

export const handler = httpFunction<'photos', PhotosDeps>(
  { uploadPhoto, listChatPhotos, getPhoto, getPhotoState, getUpload },
  composePhotos,
);
