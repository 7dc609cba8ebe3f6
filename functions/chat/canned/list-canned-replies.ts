import { operation } from '../../shared/operation.ts';
import type { ChatDeps } from '../deps.ts';

/** `GET /api/canned-replies`: the replies that all admins have ready. */
export const listCannedReplies = operation('listCannedReplies', {}, async (_request, deps: ChatDeps) => {
  return { status: 200, body: await deps.cannedReplies.get() };
});
