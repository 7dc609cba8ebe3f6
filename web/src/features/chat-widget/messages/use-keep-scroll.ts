import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { readView, writeView } from '../state/chat-view.ts';

/** Closer to the end than this, the end is what somebody reads. */
const NEAR_PX = 80;

/**
 * Keeps a scrolled list where its reader left it, also after a reload: at its end as it grows or its frame shrinks, or
 * further up. What was just said (`ownId`) leads to the end.
 * @returns what the list calls when it is scrolled
 */
export function useKeepScroll(list: RefObject<HTMLElement | null>, ownId: string | undefined): () => void {
  const fromEnd = useRef(0);
  const lastOwn = useRef(ownId);
  /** How far the list could be scrolled when it was last measured. */
  const range = useRef(0);

  useLayoutEffect(() => {
    fromEnd.current = readView().fromEnd;
    scrollTo(list.current, fromEnd.current);
    const keep = () => writeView({ fromEnd: fromEnd.current });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [list]);

  useEffect(() => {
    const element = list.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      range.current = rangeOf(element);
      if (fromEnd.current < NEAR_PX) scrollTo(element, 0);
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);

  useLayoutEffect(() => {
    if (ownId === lastOwn.current) return;
    lastOwn.current = ownId;
    fromEnd.current = 0;
    scrollTo(list.current, 0);
  }, [list, ownId]);

  return () => {
    const element = list.current;
    // A scroll that comes with growing content, or as the frame shrinks for what is below, is the browser's, not the reader's.
    if (!element || rangeOf(element) !== range.current) return;
    fromEnd.current = Math.max(0, Math.round(range.current - element.scrollTop));
  };
}

function scrollTo(element: HTMLElement | null, fromEnd: number): void {
  if (element) element.scrollTop = rangeOf(element) - fromEnd;
}

function rangeOf({ scrollHeight, clientHeight }: HTMLElement): number {
  return scrollHeight - clientHeight;
}
