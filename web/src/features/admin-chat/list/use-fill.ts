import type { ChatSession } from '@harbour-haul/domain/chat/chat-session';
import { useEffect, useRef } from 'react';
import type { Desk } from './desk.ts';
import { isFiltered, type ListView, mayHoldDay } from './list-view.ts';
import { useStore } from './use-store.ts';

/** So many matches fill the column. */
const ENOUGH = 10;
/** How many pages one search reads by itself; beyond that `Load more` is asked for. */
const PAGES = 10;
const TYPING_MS = 400;
/** What may be a whole visitor id, rather than a part of one. */
const VISITOR_ID = /^[A-Za-z0-9_-]{8,100}$/;

/**
 * Reads on while a search or a day has few matches among what is loaded, and looks a whole visitor id up. The lists are
 * in order of activity, so that a day is complete as soon as an earlier one is reached.
 */
export function useFill(desk: Desk, view: ListView, shown: readonly ChatSession[]): void {
  const { reading, loadingMore } = useStore(desk.feed.store);
  const { cursor, tail } = reading[view.mode];
  const question = `${view.mode} ${view.search.trim()} ${view.day}`;
  const budget = useRef({ question: '', pages: PAGES });
  const isWanting = isFiltered(view) && shown.length < ENOUGH && mayHoldDay(tail, view.day);
  const canRead = typeof cursor === 'string' && !loadingMore;

  useEffect(() => {
    if (!isWanting || !canRead) return undefined;
    const timer = setTimeout(() => {
      if (budget.current.question !== question) budget.current = { question, pages: PAGES };
      if (budget.current.pages === 0) return;
      budget.current.pages -= 1;
      void desk.feed.loadMore();
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [desk, isWanting, canRead, question, cursor]);

  const wanted = view.search.trim();
  useEffect(() => {
    if (!VISITOR_ID.test(wanted)) return undefined;
    const timer = setTimeout(() => {
      const isLoaded = [...desk.feed.store.get().sessions.values()].some(
        ({ visitorId }) => visitorId === wanted,
      );
      // What cannot be looked up is still searched for page by page.
      if (!isLoaded) desk.find(wanted).catch(() => {});
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [desk, wanted]);
}
