import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps what is in the middle of a scrolled window there while its content changes its size. Answers what is to be called
 * when it is scrolled.
 */
export function useKeptCentre(window: RefObject<HTMLElement | null>, size: number): () => void {
  const centre = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const element = window.current;
    if (!element) return;
    element.scrollLeft = centre.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = centre.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [window, size]);
  return () => {
    const element = window.current;
    if (!element || element.scrollWidth === 0 || element.scrollHeight === 0) return;
    centre.current = {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    };
  };
}
