import { visitorTerm } from '@harbour-haul/domain/chat/chat-search';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { ignoreFailure } from '../../shared/live/ignore-failure.ts';
import type { ChatDeps } from '../deps.ts';

/** Publishes a session that was just created, and makes it found by its visitor's id. */
export async function publishNewSession(
  session: ChatSession,
  { relay, terms }: Pick<ChatDeps, 'relay' | 'terms'>,
): Promise<void> {
  await Promise.all([
    relay.publishNewSession(session),
    ignoreFailure(() => terms.add(session, [visitorTerm(session.visitorId)]), 'chat terms failed'),
  ]);
}
