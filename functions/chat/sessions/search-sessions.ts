import { creationKey } from '@harbour-haul/aws/dynamodb/sessions/session-items';
import type { SessionPage, SessionPageQuery } from '@harbour-haul/aws/dynamodb/sessions/session-pages';
import { parseChatSearch } from '@harbour-haul/domain/chat/chat-search';
import { type ChatState, chatState } from '@harbour-haul/domain/chat/chat-state';
import type { ChatDeps } from '../deps.ts';

/** A page of a search, which says so where there may be chats that it has not looked at. */
export interface FoundPage extends SessionPage {
  isPartial?: true;
}

/**
 * One page of the chats that a search text finds, by when they began. Rows of terms are read, then the chats of a page at a
 * time: a chat of another state, or one that is gone, costs no more than its read. It says where it may have missed older ones.
 */
export async function searchSessions(
  text: string,
  states: readonly ChatState[],
  { limit, after, order }: SessionPageQuery,
  { terms, sessions }: Pick<ChatDeps, 'terms' | 'sessions'>,
): Promise<FoundPage> {
  const { ids: newestFirst, isPartial } = await terms.find(parseChatSearch(text));
  const ids = order === 'oldest' ? newestFirst.reverse() : newestFirst;
  const left = after === null ? ids : ids.slice(ids.findIndex((id) => after.endsWith(`#${id}`)) + 1);
  const found: SessionPage['sessions'] = [];
  for (let from = 0; from < left.length && found.length <= limit; from += limit) {
    const read = await sessions.getMany(left.slice(from, from + limit));
    found.push(...read.filter((session) => states.includes(chatState(session))));
  }
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const nextKey = last && found.length > limit ? creationKey(last) : null;
  return { sessions: page, nextKey, ...(isPartial && { isPartial }) };
}
