import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps a scroller at its end while its own height changes: the composer grows, the takeover bar gives way to it, a phone's
 * keyboard comes. Whoever has scrolled up stays where they read.
 */
export function useStayAtEnd(
  scroller: RefObject<HTMLElement | null>,
  isAtEnd: boolean,
  toEnd: (element: HTMLElement) => void,
): void {
  const newest = useRef({ isAtEnd, toEnd });
  useEffect(() => {
    newest.current = { isAtEnd, toEnd };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (newest.current.isAtEnd) newest.current.toEnd(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
}
