import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns the same function at every render, which calls the newest one: unchanged rows are not rendered again. */
export function useStableCallback<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
