import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/admin-call.ts';
import { compareActivity, isActive } from '../session-facts.ts';
import { chatKeys, type ListMode } from './chat-keys.ts';

/** Specification section 9; a full page fills one screen, more are loaded on demand. */
const QUICK_LIMIT = 5;
const PAGE_LIMIT = 50;

/** How far the list of one mode is loaded; its sessions are in the cache of all sessions. */
export interface ListPosition {
  /** The cursor of the next page; null at the end. */
  cursor: string | null;
  /** The least active session that was loaded: whatever is less active is not loaded. */
  tail: ChatSession | undefined;
  /** The latest activity at the last refresh: everything from there down to `tail` is loaded. */
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
export function sessionListQuery(mode: ListMode, load?: () => Promise<ListPosition>) {
  return queryOptions({
    queryKey: chatKeys.list(mode),
    queryFn: load ?? skipToken,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

/** Returns how far the list of a mode is loaded. It is loaded by `SessionLists`, never by a component. */
export function useSessionList(mode: ListMode): SessionList {
  const query = useQuery(sessionListQuery(mode));
  return { position: query.data, isRefreshing: query.isFetching, hasFailed: hasListFailed(query) };
}

/** Whether the list has failed since it was loaded last, be it that it is being loaded again. */
export function hasListFailed(state: { status: string; errorUpdateCount: number } | undefined): boolean {
  return state?.status === 'error' || (state?.status === 'pending' && state.errorUpdateCount > 0);
}

/** A list of sessions that is neither an array nor an object with `sessions`. */
export class UnexpectedFormatError extends Error {}

/** Returns the first few sessions, to show something at once. */
export async function quickSessions(mode: ListMode, signal: AbortSignal): Promise<ChatSession[]> {
  const name = mode === 'active' ? 'quickActiveChatSessions' : 'listChatSessions';
  const query = { limit: QUICK_LIMIT, _t: Date.now() };
  return parseList(await call(name, { query }, { headers: { 'X-Quick-Load': 'true' }, signal })).sessions;
}

/** Returns a page of sessions, those with the latest activity first. */
export async function listSessions(
  mode: ListMode,
  after: string | undefined,
  signal: AbortSignal,
): Promise<SessionListResponse> {
  const name = mode === 'active' ? 'listActiveChatSessions' : 'listChatSessions';
  const query = { limit: PAGE_LIMIT, after, _t: Date.now() };
  return parseList(await call(name, { query }, { signal }));
}

/** The sessions of one visitor, by the whole id. */
export function visitorSessionsQuery(visitorId: string) {
  const query = { visitorId, limit: PAGE_LIMIT, _t: Date.now() };
  return queryOptions({
    queryKey: chatKeys.visitor(visitorId),
    queryFn: async () => parseList(await call('listChatSessions', { query })).sessions,
    staleTime: 0,
    gcTime: 0,
  });
}

/** Returns the position after the first page was loaded again: loaded pages stay, unless more has changed since than one holds. */
export function afterRefresh(
  position: ListPosition | undefined,
  { sessions, nextCursor }: SessionListResponse,
): ListPosition {
  const tail = leastActive(sessions);
  const head = sessions.map(({ lastActivityAt }) => lastActivityAt).reduce(latest, '');
  const isConnected = position !== undefined && (!tail || tail.lastActivityAt <= position.head);
  return isConnected ? { ...position, head } : { cursor: nextCursor, tail, head };
}

/** Returns the position after the next page was loaded. */
export function afterMore(
  position: ListPosition,
  { sessions, nextCursor }: SessionListResponse,
): ListPosition {
  return { ...position, cursor: nextCursor, tail: leastActive(sessions) };
}

/** Returns the active sessions that are missing in a list which reaches as far: closed meanwhile, which is final. */
export function closedMeanwhile(
  known: readonly ChatSession[],
  { sessions, nextCursor }: SessionListResponse,
): ChatSession[] {
  const listed = new Set(sessions.map(({ id }) => id));
  const tail = leastActive(sessions);
  const isReached = (session: ChatSession) =>
    nextCursor === null || (tail !== undefined && compareActivity(session, tail) > 0);
  return known.filter((session) => isActive(session) && !listed.has(session.id) && isReached(session));
}

function leastActive(sessions: readonly ChatSession[]): ChatSession | undefined {
  return sessions.toSorted(compareActivity)[0];
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

/** Older servers respond with a bare array (specification section 3). */
function parseList(response: unknown): SessionListResponse {
  if (Array.isArray(response)) return { sessions: response, nextCursor: null };
  if (
    typeof response !== 'object' ||
    response === null ||
    !('sessions' in response) ||
    !Array.isArray(response.sessions)
  ) {
    throw new UnexpectedFormatError('Received unexpected data format from server.');
  }
  const cursor = 'nextCursor' in response ? response.nextCursor : null;
  return { sessions: response.sessions, nextCursor: typeof cursor === 'string' ? cursor : null };
}
