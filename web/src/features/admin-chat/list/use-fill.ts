import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useEffect, useRef } from 'react';
import { useSessionList } from '../api/session-list.ts';
import type { ChatConsole } from '../state/chat-console.ts';
import { isFiltered, type ListView, mayHoldDay } from './list-view.ts';
import type { MoreLoading } from './load-more.tsx';

/** So many matches fill the column. */
const MIN_SHOWN = 10;
/** How many pages one search loads by itself; beyond that the admin presses `Load more`. */
const MAX_PAGES = 10;
const DEBOUNCE_MS = 400;
/** A text that may be a whole visitor id, rather than a part of one. */
const VISITOR_ID = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Loads more pages while a search or a day has few matches among the loaded sessions, and looks up a whole visitor id.
 * The lists are sorted by activity, so that a day is complete as soon as an earlier one is reached.
 */
export function useFill(
  chatConsole: ChatConsole,
  { isLoading, loadMore }: MoreLoading,
  view: ListView,
  shown: readonly ChatSession[],
): void {
  const { position } = useSessionList(view.mode);
  const cursor = position?.cursor;
  const filter = `${view.mode} ${view.search.trim()} ${view.day}`;
  const budget = useRef({ filter: '', pages: MAX_PAGES });
  const needsMore = isFiltered(view) && shown.length < MIN_SHOWN && mayHoldDay(position?.tail, view.day);
  const canLoad = typeof cursor === 'string' && !isLoading;

  useEffect(() => {
    if (!needsMore || !canLoad) return undefined;
    const timer = setTimeout(() => {
      if (budget.current.filter !== filter) budget.current = { filter, pages: MAX_PAGES };
      if (budget.current.pages === 0) return;
      budget.current.pages -= 1;
      loadMore();
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [loadMore, needsMore, canLoad, filter, cursor]);

  const search = view.search.trim();
  useEffect(() => {
    if (!VISITOR_ID.test(search)) return undefined;
    const timer = setTimeout(() => {
      const isLoaded = [...chatConsole.sessions.all().values()].some(({ visitorId }) => visitorId === search);
      // If the lookup fails, the pages are still searched one by one.
      if (!isLoaded) chatConsole.findVisitor(search).catch(() => {});
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [chatConsole, search]);
}
