import { useCallback, useEffect, useRef, useState } from 'react';

/** Hands that have rested for so long are about to press nothing. */
const REST_MS = 3_000;

export interface Hands {
  /** Somebody points at something here, or types. */
  areBusy: boolean;
  /** The listeners of what is watched. */
  watch: { onPointerMove: () => void; onPointerDown: () => void; onKeyDown: () => void };
}

/** Watches whether a part of the screen is in use, so that nothing moves away under a finger. */
export function useHands(): Hands {
  const [areBusy, setBusy] = useState(false);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useCallback(() => {
    setBusy(true);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setBusy(false), REST_MS);
  }, []);
  useEffect(() => () => clearTimeout(rest.current), []);
  return { areBusy, watch: { onPointerMove: touch, onPointerDown: touch, onKeyDown: touch } };
}
