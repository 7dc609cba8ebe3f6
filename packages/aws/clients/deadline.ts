import { AsyncLocalStorage } from 'node:async_hooks';

const deadlines = new AsyncLocalStorage<number>();

/** What remains for whoever waits to end in good order. */
const RESERVE_MS = 1_000;

/** Runs something that has to be done by then (milliseconds since 1970): what it retries is given up in time. */
export function withDeadline<T>(at: number, run: () => T): T {
  return deadlines.run(at, run);
}

/** Whether there is still time to wait this long and try again; always, where no deadline is set. */
export function hasTimeFor(milliseconds: number): boolean {
  const deadline = deadlines.getStore();
  return deadline === undefined || Date.now() + milliseconds + RESERVE_MS < deadline;
}
