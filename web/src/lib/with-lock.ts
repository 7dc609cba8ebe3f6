const queues = new Map<string, Promise<unknown>>();

/**
 * Runs one piece of work at a time under a name, across all tabs of this browser. Where the browser has no locks, within
 * this page at least.
 */
export function withLock<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  if (typeof navigator !== 'undefined' && 'locks' in navigator) {
    return navigator.locks.request(name, async () => work()) as Promise<T>;
  }
  const turn = (queues.get(name) ?? Promise.resolve()).then(work);
  const settled = turn.catch(() => undefined);
  queues.set(name, settled);
  return turn;
}
