import { useCallback, useInsertionEffect, useRef } from 'react';

/** The same function at every render, which does what the newest one does: rows that did not change stay untouched. */
export function useStableCallback<A extends unknown[]>(run: (...args: A) => void): (...args: A) => void {
  const newest = useRef(run);
  useInsertionEffect(() => {
    newest.current = run;
  });
  return useCallback((...args: A) => newest.current(...args), []);
}
