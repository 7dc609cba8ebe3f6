import type { WithdrawalResult } from '@harbour-haul/aws/dynamodb/leads/submissions/chat-withdrawal';
import { forgetChatRequest } from '@harbour-haul/contract/chat/forget-chat';
import { FORGET_TEXTS } from '@harbour-haul/contract/chat/forget-texts';
import { AppError } from '@harbour-haul/domain/errors';
import { tooManyConflicts } from '../shared/chat/too-many-conflicts.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { erasePhotosOfChat } from './submission/erase-photos-of-chat.ts';

/**
 * `POST /api/leads/{visitorId}/forget`: withdraws the incomplete request of a chat and forgets the chat, 204. The lead
 * is decided upon first; a repeated request continues where a failure stopped it. Whoever has sent another request
 * learns that it stays, 409 `request_stays`: the chat is forgotten all the same.
 */
export const forgetChat = operation('forgetChat', forgetChatRequest, async (request, deps: LeadsDeps) => {
  const { visitorId } = request.params;
  const { sessionId } = request.body;
  const row = await deps.sessions.get(sessionId);
  // Another visitor's chat is refused as one that does not exist.
  if (row?.session.visitorId !== visitorId) throw new AppError('not_found', 'There is no such chat.');
  const now = deps.now();
  const withdrawn = requireWithdrawn(await deps.leads.withdrawChat({ sessionId, visitorId, now }));
  const session = await deps.forgetter.forget(sessionId, now);
  await erasePhotosOfChat(visitorId, withdrawn, deps, now);
  if (session) await deps.relay.publishSession(session);
  log('info', 'chat forgotten', { sessionId, leadId: withdrawn.leadId });
  if (withdrawn.sentBefore) throw new AppError('request_stays', FORGET_TEXTS.requestStays);
  return { status: 204 };
});

function requireWithdrawn(result: WithdrawalResult) {
  switch (result.outcome) {
    case 'withdrawn':
      return result;
    case 'sent':
    case 'handled':
      throw new AppError('conflict', FORGET_TEXTS[result.outcome]);
    case 'busy':
      throw tooManyConflicts();
    default:
      return result satisfies never;
  }
}
