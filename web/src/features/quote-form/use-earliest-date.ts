import { useSyncExternalStore } from 'react';
import { neverChanges } from '#lib/never-changes.ts';
import { earliestDate } from './quote-rules.ts';

/** The first day that can be picked; unknown during hydration, since the page was built on another day. */
export function useEarliestDate(): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => earliestDate(new Date()),
    () => undefined,
  );
}
