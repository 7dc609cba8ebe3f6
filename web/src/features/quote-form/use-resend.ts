import { useEffect, useEffectEvent, useRef } from 'react';
import { whenReachable } from '#lib/when-reachable.ts';

/** Sends again by itself what waits for the servers. */
export function useResend(isWaiting: boolean, send: () => void): void {
  const tries = useRef(0);
  const resend = useEffectEvent(() => {
    tries.current += 1;
    send();
  });
  useEffect(() => (isWaiting ? whenReachable(() => resend(), tries.current) : undefined), [isWaiting]);
}
