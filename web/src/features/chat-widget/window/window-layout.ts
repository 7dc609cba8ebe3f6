import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { PHONE_QUERY } from '../chat-parts.ts';

/** What lies below a window that covers the screen. */
const BELOW = 'body > header, body > main, body > footer';

/**
 * Whether the window covers the screen, as it does on phones. What lies below can then neither be scrolled nor reached.
 */
export function useCoversScreen(): boolean {
  const covers = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE_QUERY);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE_QUERY).matches,
    () => false,
  );
  useEffect(() => {
    if (!covers) return undefined;
    const below = [...document.querySelectorAll<HTMLElement>(BELOW)];
    for (const element of below) element.inert = true;
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const element of below) element.inert = false;
      document.documentElement.style.overflow = '';
    };
  }, [covers]);
  return covers;
}

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
