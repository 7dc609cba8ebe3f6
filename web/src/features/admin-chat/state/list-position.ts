import type { SessionListResponse } from '@harbour-haul/contract/chat/chat-messages';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { compareActivity } from './list-view.ts';
import { later } from './merge-session.ts';
import { isActive } from './session-facts.ts';

/** How far the list of one mode has been read. */
export interface ListReading {
  /** Where the next page begins; null at the end, undefined before the first page. */
  cursor: string | null | undefined;
  /** The least active session that was read: whatever is less active is not loaded. */
  tail: ChatSession | undefined;
  /** The latest activity when it was last refreshed: everything down to `tail` from there is loaded. */
  head: string;
  failed: boolean;
}

export const UNREAD: ListReading = { cursor: undefined, tail: undefined, head: '', failed: false };

/** After the first page was read again: pages read before stay read, unless more has happened since than one holds. */
export function afterRefresh(
  reading: ListReading,
  { sessions, nextCursor }: SessionListResponse,
): ListReading {
  const tail = leastActive(sessions);
  const head = sessions.reduce((latest, { lastActivityAt }) => later(latest, lastActivityAt), '');
  const isConnected = reading.cursor !== undefined && (!tail || tail.lastActivityAt <= reading.head);
  const place = isConnected ? {} : { cursor: nextCursor, tail };
  return { ...reading, ...place, head, failed: false };
}

/** After the next page was read. */
export function afterMore(reading: ListReading, { sessions, nextCursor }: SessionListResponse): ListReading {
  return { ...reading, cursor: nextCursor, tail: leastActive(sessions), failed: false };
}

/** Known as active, but not in a list of the active ones that reaches as far: closed meanwhile, which is final. */
export function closedMeanwhile(
  known: Iterable<ChatSession>,
  { sessions, nextCursor }: SessionListResponse,
): ChatSession[] {
  const listed = new Set(sessions.map(({ id }) => id));
  const tail = leastActive(sessions);
  const isReached = (session: ChatSession) =>
    nextCursor === null || (tail !== undefined && compareActivity(session, tail) > 0);
  return [...known]
    .filter((session) => isActive(session) && !listed.has(session.id) && isReached(session))
    .map((session) => ({
      ...session,
      status: 'closed',
      isHandedOff: false,
      adminId: null,
      adminName: null,
    }));
}

function leastActive(sessions: readonly ChatSession[]): ChatSession | undefined {
  return sessions.toSorted(compareActivity)[0];
}
