import type { TakeoverResult } from '@harbour-haul/aws/dynamodb/sessions/decide-change';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatDeps } from '../deps.ts';
import { holderOf } from './holder-of.ts';

/**
 * Marks questions of a chat as answered by phone. The other chats of its lead are told first: a conversation that went on in
 * another session asks there what it asked before, and whoever is to try again sees the question still.
 * @param lines the questions, as the lead has them.
 */
export async function answerByPhone(
  session: ChatSession,
  lines: readonly string[],
  user: SignedInUser,
  deps: Pick<ChatDeps, 'sessions' | 'questions' | 'relay' | 'now'>,
): Promise<TakeoverResult> {
  for (const id of await otherChats(session, deps)) {
    const answered = await deps.questions.answer(id, lines, holderOf(user), deps.now());
    if (answered.outcome === 'changed') await deps.relay.publishSession(answered.session);
  }
  return deps.questions.answer(session.id, lines, holderOf(user), deps.now());
}

async function otherChats(
  { id: sessionId, leadId, visitorId }: ChatSession,
  { sessions }: Pick<ChatDeps, 'sessions'>,
): Promise<string[]> {
  if (leadId === null) return [];
  const chats = await sessions.ofLead({ id: leadId, visitorId, sessionId });
  return chats.map(({ id }) => id).filter((id) => id !== sessionId);
}
