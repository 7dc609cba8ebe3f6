import { type RefObject, useLayoutEffect, useRef } from 'react';

interface ScrollCenter {
  /** The window that is scrolled. */
  frame: RefObject<HTMLDivElement | null>;
  /** To be called when it is. */
  onScroll: () => void;
}

/** Keeps the scroll position centred on the same point while the content changes its size. */
export function useScrollCenter(size: number): ScrollCenter {
  const frame = useRef<HTMLDivElement>(null);
  const centre = useRef({ x: 0.5, y: 0.5 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    element.scrollLeft = centre.current.x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = centre.current.y * element.scrollHeight - element.clientHeight / 2;
  }, [size]);
  const onScroll = () => {
    const element = frame.current;
    if (!element || element.scrollWidth === 0 || element.scrollHeight === 0) return;
    centre.current = {
      x: (element.scrollLeft + element.clientWidth / 2) / element.scrollWidth,
      y: (element.scrollTop + element.clientHeight / 2) / element.scrollHeight,
    };
  };
  return { frame, onScroll };
}
