/** What fetches the code of a part; a second call changes nothing. */
type Load = () => Promise<unknown>;

const waiting = new Set<Load>();
const listeners = new Set<() => void>();
let hasRun = false;

/** Notes code that the first screen does without. */
export function addLazyLoad(load: Load): void {
  waiting.add(load);
}

/** Fetches what was noted, and what that brings along. What cannot be fetched now is tried again where it is shown. */
export async function runLazyLoads(): Promise<void> {
  while (waiting.size > 0) {
    const loads = [...waiting];
    waiting.clear();
    await Promise.allSettled(loads.map((load) => load()));
  }
  hasRun = true;
  for (const notify of listeners) notify();
}

/** Whether the first screen is there, and what it did without. */
export function haveLazyLoadsRun(): boolean {
  return hasRun;
}

/** @returns what ends the subscription */
export function subscribeToLazyLoads(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
