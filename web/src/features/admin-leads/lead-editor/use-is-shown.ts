import { type RefObject, useEffect, useRef } from 'react';

/** Whether what asks is still on the screen, for what it has waited for. */
export function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
