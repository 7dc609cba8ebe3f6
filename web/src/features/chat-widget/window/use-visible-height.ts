import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element that covers the screen within what an on-screen keyboard leaves of it, as `--visible-height` and
 * `--visible-top`: some browsers lay the keyboard over the page.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport;
    const style = element.current?.style;
    if (!viewport || !style) return undefined;
    const fit = () => {
      style.setProperty('--visible-height', `${Math.round(viewport.height)}px`);
      style.setProperty('--visible-top', `${Math.round(viewport.offsetTop)}px`);
    };
    fit();
    viewport.addEventListener('resize', fit);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fit);
      viewport.removeEventListener('scroll', fit);
    };
  }, [element]);
}
