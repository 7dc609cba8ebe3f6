import { backoffMs } from './chat/backoff.ts';

const BACKOFF = { firstMs: 5_000, minMs: 5_000 };

/**
 * Calls whenever the servers may be reached again: as soon as the network is back, when somebody comes back to the page, and now
 * and then, for a network that is there says nothing of what lies behind it.
 * @param tries how often that was in vain: the pauses grow
 * @returns what ends it
 */
export function whenReachable(send: () => void, tries: number): () => void {
  const onReturn = () => {
    if (navigator.onLine && !document.hidden) send();
  };
  const timer = setInterval(onReturn, backoffMs(tries, BACKOFF));
  window.addEventListener('online', onReturn);
  window.addEventListener('pageshow', onReturn);
  document.addEventListener('visibilitychange', onReturn);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onReturn);
    window.removeEventListener('pageshow', onReturn);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
