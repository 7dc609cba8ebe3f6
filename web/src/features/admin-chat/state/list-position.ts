import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { compareActivity } from '../list/list-view.ts';
import { later } from './merge-session.ts';
import { isActive } from './session-facts.ts';

/** The page position of one mode's list. */
export interface ListPosition {
  /** The cursor of the next page; null at the end, undefined before the first page. */
  cursor: string | null | undefined;
  /** The least active session that was loaded: whatever is less active is not loaded. */
  tail: ChatSession | undefined;
  /** The latest activity when it was last refreshed: everything down to `tail` from there is loaded. */
  head: string;
  failed: boolean;
}

export const NOT_LOADED: ListPosition = { cursor: undefined, tail: undefined, head: '', failed: false };

/** Returns the position after the first page was loaded again: loaded pages stay, unless more has changed since than one holds. */
export function afterRefresh(
  reading: ListPosition,
  { sessions, nextCursor }: SessionListResponse,
): ListPosition {
  const tail = leastActive(sessions);
  const head = sessions.reduce((latest, { lastActivityAt }) => later(latest, lastActivityAt), '');
  const isConnected = reading.cursor !== undefined && (!tail || tail.lastActivityAt <= reading.head);
  const reached = isConnected ? {} : { cursor: nextCursor, tail };
  return { ...reading, ...reached, head, failed: false };
}

/** Returns the position after the next page was loaded. */
export function afterMore(
  reading: ListPosition,
  { sessions, nextCursor }: SessionListResponse,
): ListPosition {
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
