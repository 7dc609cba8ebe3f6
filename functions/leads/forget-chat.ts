import type { WithdrawalResult } from '@harbour-haul/aws/dynamodb/leads/submissions/chat-withdrawal';
import { forgetChatRequest } from '@harbour-haul/contract/chat/forget-chat';
import { FORGET_TEXTS } from '@harbour-haul/contract/chat/forget-texts';
import { AppError } from '@harbour-haul/domain/errors';
import { tooManyConflicts } from '../shared/chat/too-many-conflicts.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { LeadsDeps } from './deps.ts';
import { erasePhotosOfChat } from './submission/erase-photos-of-chat.ts';
import { ownEarlierSession } from './submission/require-own-session.ts';

/**
 * `POST /api/leads/{visitorId}/forget`: withdraws the incomplete request of a chat and forgets the chat, in all the
 * sessions in which it was held, 204. The lead is decided upon first; a repeated request continues where a failure stopped it. A chat
 * of very many messages is forgotten in steps, 202 as long as some are left, which goes on by itself. Whoever has sent another request
 * learns that it stays, 409 `request_stays`: the chat is forgotten all the same.
 */
export const forgetChat = operation('forgetChat', forgetChatRequest, async (request, deps: LeadsDeps) => {
  const { visitorId } = request.params;
  const { sessionId, earlierSessionId: named = null } = request.body;
  const row = await deps.sessions.get(sessionId);
  // Another visitor's chat is refused as one that does not exist.
  if (row?.session.visitorId !== visitorId) throw noSuchChat();
  const now = deps.now();
  const earlierSessionId = await ownEarlierSession(named, visitorId, visitorId, deps);
  const withdrawal = { sessionId, earlierSessionId, visitorId, now };
  const withdrawn = requireWithdrawn(await deps.leads.withdrawChat(withdrawal));
  const { sessionIds, leadId } = withdrawn;
  const forgotten = await Promise.all(sessionIds.map((id) => deps.forgetter.forget(id, now)));
  await erasePhotosOfChat(visitorId, withdrawn, deps, now);
  for (const { session } of forgotten) if (session) await deps.relay.publishSession(session);
  log('info', 'chat forgotten', { sessionId, sessions: sessionIds.length, leadId });
  if (withdrawn.sentBefore) throw new AppError('request_stays', FORGET_TEXTS.requestStays);
  // An erasure that came in between has left nothing to forget.
  if ((await deps.sessions.get(sessionId)) === null) throw noSuchChat();
  const isDone = forgotten.every((one) => one.isDone);
  return isDone ? { status: 204, body: undefined } : { status: 202, body: { unfinished: true as const } };
});

function noSuchChat(): AppError {
  return new AppError('not_found', 'There is no such chat.');
}

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
