import { saveCannedRepliesRequest } from '@harbour-haul/contract/chat/canned/save-canned-replies';
import { AppError } from '@harbour-haul/domain/errors';
import { operation } from '../../shared/operation.ts';
import type { ChatDeps } from '../deps.ts';

/** `POST /api/canned-replies`: saves the list of replies, upon the version that was read. */
export const saveCannedReplies = operation(
  'saveCannedReplies',
  saveCannedRepliesRequest,
  async ({ body }, deps: ChatDeps) => {
    const saved = await deps.cannedReplies.save(body);
    if (saved) return { status: 200, body: saved };
    throw new AppError(
      'conflict',
      'Somebody else has changed the replies meanwhile. Please look at them again.',
    );
  },
);
