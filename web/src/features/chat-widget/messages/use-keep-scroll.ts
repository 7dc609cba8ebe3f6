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
  /** The height of the list's content when it was last measured. */
  const height = useRef(0);

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
      height.current = element.scrollHeight;
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
    // A scroll that comes with growing content is the browser's, not the reader's.
    if (!element || element.scrollHeight !== height.current) return;
    fromEnd.current = Math.max(
      0,
      Math.round(element.scrollHeight - element.clientHeight - element.scrollTop),
    );
  };
}

function scrollTo(element: HTMLElement | null, fromEnd: number): void {
  if (element) element.scrollTop = element.scrollHeight - element.clientHeight - fromEnd;
}
