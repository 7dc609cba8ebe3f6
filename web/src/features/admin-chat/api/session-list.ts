import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import { isStepLater } from '@harbour-haul/domain/chat/activity-step';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import type { ChatState } from '@harbour-haul/domain/chat/chat-state';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { compareActivity, isActive } from '../session-facts.ts';
import { chatKeys, type ListMode, type SortOrder } from './chat-keys.ts';

/** Specification section 9; a full page fills one screen, more are loaded on demand. */
const QUICK_LIMIT = 5;
export const PAGE_LIMIT = 50;

/** How far the list of one mode is loaded; its sessions are in the cache of all sessions. */
export interface ListPosition {
  /** The cursor of the next page; null at the end. */
  cursor: string | null;
  /** The last session that was loaded: what comes after it in the list's order is not loaded. */
  tail: ChatSession | undefined;
  /** The latest activity at the last refresh, in a list of the latest: everything from there down to `tail` is loaded. */
  head: string;
}

interface SessionList {
  /** Undefined before the first page. */
  position: ListPosition | undefined;
  isRefreshing: boolean;
  /** The first page could not be loaded, and has not been since. */
  hasFailed: boolean;
}

/** The list of a mode, as far as it is loaded. */
export function sessionListQuery(mode: ListMode, sort: SortOrder, load?: () => Promise<ListPosition>) {
  return queryOptions({
    queryKey: chatKeys.list(mode, sort),
    queryFn: load ?? skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

/** Returns how far the list of a mode is loaded. It is loaded by `SessionLists`, never by a component. */
export function useSessionList(mode: ListMode, sort: SortOrder): SessionList {
  const query = useQuery(sessionListQuery(mode, sort));
  return { position: query.data, isRefreshing: query.isFetching, hasFailed: hasListFailed(query) };
}

/** Whether the list has failed since it was loaded last, be it that it is being loaded again. */
export function hasListFailed(state: { status: string; errorUpdateCount: number } | undefined): boolean {
  return state?.status === 'error' || (state?.status === 'pending' && state.errorUpdateCount > 0);
}

/** A list of sessions that is neither an array nor an object with `sessions`. */
export class UnexpectedFormatError extends Error {}

/** Returns the first few sessions, to show something at once. */
export async function quickSessions(
  mode: ListMode,
  sort: SortOrder,
  signal: AbortSignal,
): Promise<ChatSession[]> {
  const name = mode === 'active' ? 'quickActiveChatSessions' : 'listChatSessions';
  const query = { limit: QUICK_LIMIT, ...placeQuery(mode, sort), _t: Date.now() };
  return parseList(await call(name, { query }, { headers: { 'X-Quick-Load': 'true' }, signal })).sessions;
}

/** Returns a page of sessions, from this end of the list. */
export async function listSessions(
  { mode, sort, after }: { mode: ListMode; sort: SortOrder; after: string | undefined },
  signal: AbortSignal,
): Promise<SessionListResponse> {
  const name = mode === 'active' ? 'listActiveChatSessions' : 'listChatSessions';
  const query = { limit: PAGE_LIMIT, after, ...placeQuery(mode, sort), _t: Date.now() };
  return parseList(await call(name, { query }, { signal }));
}

/** What names a list to the server, which calls the active ones by a path of their own. */
export function placeQuery(mode: ListMode, sort: SortOrder): ListPlace {
  const order = sort === 'oldest' ? { order: sort } : {};
  switch (mode) {
    case 'active':
    case 'all':
      return order;
    case 'mine':
      return { state: 'active', owner: 'me', ...order };
    case 'unassigned':
      return { state: 'active', owner: 'none', ...order };
    default:
      return { state: mode, ...order };
  }
}

interface ListPlace {
  state?: ChatState | 'active';
  owner?: 'me' | 'none';
  order?: SortOrder;
}

/**
 * Returns the position after the first page was loaded again: loaded pages stay, unless more has changed since than one holds. What
 * has changed is in the page where that reaches a step further down than the changes (`domain/chat/activity-step.ts`).
 */
export function afterRefresh(
  position: ListPosition | undefined,
  { sessions, nextCursor }: SessionListResponse,
  sort: SortOrder = 'latest',
): ListPosition {
  const tail = lastOf(sessions, sort);
  // What is new stands at the other end.
  if (sort === 'oldest') return position ?? { cursor: nextCursor, tail, head: '' };
  const head = sessions.map(({ lastActivityAt }) => lastActivityAt).reduce(latest, '');
  const isConnected = position !== undefined && (!tail || isStepLater(position.head, tail.lastActivityAt));
  return isConnected ? { ...position, head } : { cursor: nextCursor, tail, head };
}

/** Returns the position after the next page was loaded. */
export function afterMore(
  position: ListPosition,
  { sessions, nextCursor }: SessionListResponse,
  sort: SortOrder = 'latest',
): ListPosition {
  return { ...position, cursor: nextCursor, tail: lastOf(sessions, sort) ?? position.tail };
}

/**
 * Returns the active sessions that are missing in a list which reaches as far: closed meanwhile, which is final. The list may have
 * an active one by a time that is a step older than its activity.
 */
export function closedMeanwhile(
  known: readonly ChatSession[],
  { sessions, nextCursor }: SessionListResponse,
): ChatSession[] {
  const listed = new Set(sessions.map(({ id }) => id));
  const tail = lastOf(sessions, 'latest');
  const isReached = (session: ChatSession) =>
    nextCursor === null || (tail !== undefined && isStepLater(session.lastActivityAt, tail.lastActivityAt));
  return known.filter((session) => isActive(session) && !listed.has(session.id) && isReached(session));
}

function lastOf(sessions: readonly ChatSession[], sort: SortOrder): ChatSession | undefined {
  return sessions.toSorted(compareActivity).at(sort === 'latest' ? 0 : -1);
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

/** @throws UnexpectedFormatError for what is no list */
export function parseList(response: unknown): SessionListResponse {
  if (
    typeof response !== 'object' ||
    response === null ||
    !('sessions' in response) ||
    !Array.isArray(response.sessions)
  ) {
    throw new UnexpectedFormatError('Received unexpected data format from server.');
  }
  const cursor = 'nextCursor' in response ? response.nextCursor : null;
  const isPartial = 'isPartial' in response && response.isPartial === true;
  return {
    sessions: response.sessions,
    nextCursor: typeof cursor === 'string' ? cursor : null,
    ...(isPartial && { isPartial }),
  };
}
