import type { TakeoverResult } from '@harbour-haul/aws/dynamodb/sessions/decide-change';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { type AdminSessionPatch, adminPatchSchema } from '@harbour-haul/contract/chat/update-chat-session';
import { parseInput } from '@harbour-haul/contract/validate';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { requireSnoozeTime } from '@harbour-haul/domain/chat/snoozing/snooze-time';
import { AppError } from '@harbour-haul/domain/errors';
import { splitEntries } from '@harbour-haul/domain/leads/entries/entries';
import { messageRefused } from '../../shared/chat/message-refused.ts';
import { log } from '../../shared/log.ts';
import { countMetric } from '../../shared/metrics.ts';
import { requireOwner } from '../../shared/team/require-owner.ts';
import type { ChatDeps } from '../deps.ts';
import { answerByPhone } from './answer-by-phone.ts';
import { handOver } from './hand-over.ts';
import { holderOf } from './holder-of.ts';

/**
 * Applies an admin's patch to a session and publishes the result to both sides. The holder of a takeover is the
 * signed-in user, whatever the body says; any admin may end a takeover, so that an idle console blocks nobody.
 * @throws AppError `conflict` with the holder where another admin holds the chat, or it has become somebody else's.
 */
export async function changeByAdmin(
  session: ChatSession,
  user: SignedInUser,
  body: unknown,
  deps: ChatDeps,
): Promise<ChatSession> {
  const patch = parseInput(adminPatchSchema(), body);
  const result = await apply(session, patch, user, deps);
  switch (result.outcome) {
    case 'changed':
      log('info', 'session changed', { sessionId: session.id, version: result.session.version });
      if (patch.isHandedOff) countMetric('Takeovers');
      await deps.relay.publishSession(result.session);
      return result.session;
    case 'unchanged':
      return result.session;
    case 'held': {
      const holder = result.session.adminName ?? 'Another admin';
      throw new AppError('conflict', `${holder} is handling this chat.`, { holder });
    }
    case 'assigned': {
      const holder = result.session.ownerName ?? 'Nobody';
      throw new AppError('conflict', `This chat has been assigned to ${holder} meanwhile.`, { holder });
    }
    case 'not_held':
      throw messageRefused('not_taken_over');
    case 'closed':
      throw messageRefused('closed');
    case 'missing':
      throw new AppError('not_found', 'There is no such chat.');
    default:
      return result satisfies never;
  }
}

async function apply(
  session: ChatSession,
  patch: AdminSessionPatch,
  user: SignedInUser,
  deps: ChatDeps,
): Promise<TakeoverResult> {
  const { takeovers } = deps;
  const { id } = session;
  if (patch.status !== undefined) return takeovers.close(id, { by: holderOf(user), now: deps.now() });
  if (patch.handOverTo !== undefined) return handOver(id, patch.handOverTo, user, deps);
  if (patch.ownerId !== undefined) {
    const owner = await requireOwner(patch.ownerId, deps);
    return takeovers.assign(id, { owner, previousOwnerId: patch.previousOwnerId ?? null });
  }
  if (patch.snoozedUntil === null) return deps.snoozes.wake(id);
  if (patch.snoozedUntil !== undefined) {
    const until = requireSnoozeTime(patch.snoozedUntil, deps.now());
    return deps.snoozes.snooze(id, until, holderOf(user).adminName);
  }
  if (patch.answeredByPhone !== undefined) {
    return answerByPhone(session, splitEntries(patch.answeredByPhone), user, deps);
  }
  if (patch.adminViewed !== undefined) return takeovers.view(id);
  if (patch.isHandedOff === false) {
    return takeovers.end(id, holderOf(user), patch.resumeFrom ?? null, deps.now());
  }
  return takeovers.takeOver(id, holderOf(user), deps.now(), patch.takeOverFrom);
}
