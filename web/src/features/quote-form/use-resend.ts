import { useEffect, useEffectEvent, useRef } from 'react';
import { backoffMs } from '#lib/chat/backoff.ts';

const BACKOFF = { firstMs: 5_000, minMs: 5_000 };

/**
 * Sends again by itself what waits for the servers: as soon as the network is back, when somebody comes back to the page, and
 * now and then, for a network that is there says nothing of what lies behind it.
 */
export function useResend(isWaiting: boolean, send: () => void): void {
  const tries = useRef(0);
  const resend = useEffectEvent(() => {
    if (!navigator.onLine || document.hidden) return;
    tries.current += 1;
    send();
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    const onReturn = () => resend();
    const timer = setInterval(onReturn, backoffMs(tries.current, BACKOFF));
    window.addEventListener('online', onReturn);
    window.addEventListener('pageshow', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', onReturn);
      window.removeEventListener('pageshow', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [isWaiting]);
}
