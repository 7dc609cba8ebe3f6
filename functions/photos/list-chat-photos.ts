import { listChatPhotosRequest } from '@harbour-haul/contract/photos/list-chat-photos';
import { AppError } from '@harbour-haul/domain/errors';
import { photoPath } from '@harbour-haul/domain/photos/photo';
import { operation } from '../shared/operation.ts';
import { chatPhotos } from './access/find-photo.ts';
import type { PhotosDeps } from './deps.ts';

/** `GET /api/chat/photos`: the paths of the photos that a visitor sent in the chat, to that visitor and to admins. */
export const listChatPhotos = operation(
  'listChatPhotos',
  listChatPhotosRequest,
  async ({ query, user, provenVisitorId }, deps: PhotosDeps) => {
    const { visitorId } = query;
    if (!user && visitorId !== provenVisitorId) {
      throw new AppError('forbidden', 'This browser belongs to another visitor.');
    }
    const body: string[] = (await chatPhotos(visitorId, deps)).map(({ name }) => photoPath(name));
    return { status: 200, body };
  },
);
