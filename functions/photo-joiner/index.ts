import { streamFunction } from '../shared/stream-function.ts';
import { composePhotoJoiner, type PhotoJoinerDeps } from './deps.ts';
import { joinPhoto } from './join-photo.ts';

/** Reads the changes of photos. */
export const handler = streamFunction<PhotoJoinerDeps>(joinPhoto, composePhotoJoiner);
