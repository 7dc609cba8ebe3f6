import { useEffect, useSyncExternalStore } from 'react';
import { haveLazyLoadsRun, runLazyLoads, subscribeToLazyLoads } from './lazy-loads.ts';

/** What the first screen asks of the server goes first. */
const DELAY_MS = 1_000;

/** Fetches what the first screen did without, once that is there. */
export function useLazyLoads(): void {
  useEffect(() => {
    const timer = setTimeout(() => void runLazyLoads(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}

/** Whether that has been fetched. */
export function useHaveLazyLoadsRun(): boolean {
  return useSyncExternalStore(subscribeToLazyLoads, haveLazyLoadsRun);
}
