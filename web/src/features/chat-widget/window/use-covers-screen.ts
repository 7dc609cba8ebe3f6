import { useEffect, useSyncExternalStore } from 'react';
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
