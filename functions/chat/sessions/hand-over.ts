import { ADMINS_CHANNEL } from '@harbour-haul/aws/dynamodb/rows';
import type { TakeoverResult } from '@harbour-haul/aws/dynamodb/sessions/decide-change';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { AppError } from '@harbour-haul/domain/errors';
import { isCheckFresh } from '../../shared/live/cookie-check.ts';
import type { ChatDeps } from '../deps.ts';
import { holderOf } from './holder-of.ts';

/**
 * Hands a chat over to a colleague, who holds it at once and hears of it by the push.
 * @throws AppError `conflict` where no console of theirs is open: a visitor would wait for nobody.
 */
export async function handOver(
  id: string,
  colleague: string,
  user: SignedInUser,
  deps: ChatDeps,
): Promise<TakeoverResult> {
  if (colleague === user.id) throw refused('Please choose a colleague.');
  const now = deps.now();
  const admins = await deps.connections.inChannel(ADMINS_CHANNEL, now);
  const isThere = admins.some((one) => one.subject === colleague && isCheckFresh(one, now));
  const theirs = await deps.users.getState(colleague);
  const to = holderOf({ username: colleague, displayName: theirs?.displayName });
  if (!isThere) throw refused(`${to.adminName} is not connected any more. You still have this chat.`);
  return deps.takeovers.handOver(id, holderOf(user), to, now);
}

function refused(message: string): AppError {
  return new AppError('conflict', message, { fields: { handOverTo: message } });
}
