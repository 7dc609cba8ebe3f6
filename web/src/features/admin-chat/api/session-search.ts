import type { SessionListResponse } from '@harbour-haul/contract/chat/session-list-query';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { call } from '#lib/api/admin-call.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { chatKeys, type ListMode, type SortOrder } from './chat-keys.ts';
import { PAGE_LIMIT, parseList, placeQuery } from './session-list.ts';

const DEBOUNCE_MS = 300;
/** What is shorter finds nothing: a person is still typing. */
const MIN_TEXT = 2;

export interface SessionSearch {
  /** What the server has found so far; the sessions themselves are in the cache. */
  ids: ReadonlySet<string>;
  /** Nothing is known yet. */
  isSearching: boolean;
  hasFailed: boolean;
  /** Older chats with these words may not have been looked at. */
  isPartial: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
}

/** Searches the chats of a list on the server, a moment after the last key. */
export function useSessionSearch(
  chatConsole: ChatConsole,
  { mode, sort, search }: { mode: ListMode; sort: SortOrder; search: string },
): SessionSearch {
  const typed = search.trim();
  const text = useDebounced(typed);
  const isSearch = typed.length >= MIN_TEXT;
  const query = useInfiniteQuery({
    queryKey: chatKeys.search(mode, sort, text),
    queryFn: async ({ pageParam, signal }) => {
      const page = await searchSessions({ mode, sort, search: text, after: pageParam }, signal);
      chatConsole.sessions.merge(page.sessions);
      return {
        ids: page.sessions.map(({ id }) => id),
        next: page.nextCursor,
        isPartial: page.isPartial === true,
      };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    enabled: isSearch && text.length >= MIN_TEXT,
  });
  return {
    ids: new Set(isSearch ? query.data?.pages.flatMap(({ ids }) => ids) : []),
    isSearching: isSearch && (text !== typed || query.isPlaceholderData || query.isPending),
    hasFailed: isSearch && query.isError,
    isPartial: isSearch && (query.data?.pages.some(({ isPartial }) => isPartial) ?? false),
    hasMore: isSearch && query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
  };
}

/** Returns a page of what a search finds among the sessions of a list. */
async function searchSessions(
  {
    mode,
    sort,
    search,
    after,
  }: { mode: ListMode; sort: SortOrder; search: string; after: string | undefined },
  signal: AbortSignal,
): Promise<SessionListResponse> {
  // Of an owner's chats the search finds all active ones, of which the list then shows the owner's.
  const { owner: _, ...place } = placeQuery(mode, sort);
  const state = mode === 'active' ? mode : place.state;
  const query = { limit: PAGE_LIMIT, after, ...place, ...(state && { state }), search, _t: Date.now() };
  return parseList(await call('listChatSessions', { query }, { signal }));
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
