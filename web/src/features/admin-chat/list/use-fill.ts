import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useEffect, useRef } from 'react';
import { useSessionList } from '../api/session-list.ts';
import { type ListView, mayHoldDay } from './list-view.ts';
import type { MoreLoading } from './load-more.tsx';

/** So many matches fill the column. */
const MIN_SHOWN = 10;
/** How many pages one day loads by itself; beyond that the admin presses `Load more`. */
const MAX_PAGES = 10;
const DEBOUNCE_MS = 400;

/**
 * Loads more pages while a day has few matches among the loaded sessions. The lists are sorted by activity, so that a
 * day is complete as soon as the next one in the list's order is reached.
 */
export function useFill(
  { isLoading, loadMore }: MoreLoading,
  view: ListView,
  shown: readonly ChatSession[],
): void {
  const { position } = useSessionList(view.mode, view.sort);
  const cursor = position?.cursor;
  const filter = `${view.mode} ${view.sort} ${view.day}`;
  const budget = useRef({ filter: '', pages: MAX_PAGES });
  const isOfDay = view.day !== '' && view.search.trim() === '';
  const needsMore = isOfDay && shown.length < MIN_SHOWN && mayHoldDay(position?.tail, view);
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
}
