import { setTimeout as wait } from 'node:timers/promises';

/** As long as tests of a browser wait: on a busy machine several functions may have to start before something is so. */
const PATIENCE_MS = 60_000;
/** The shortest and the longest pause before the next look: one may ask the product, which has what is waited for to do. */
const [MIN_PAUSE_MS, MAX_PAUSE_MS] = [5, 100];

/** Resolves to what `fact` does once it neither throws nor rejects; fails with what it threw last when that takes over a minute. */
export async function eventually<T>(fact: () => T | Promise<T>): Promise<T> {
  const start = Date.now();
  for (;;) {
    try {
      return await fact();
    } catch (error) {
      const waited = Date.now() - start;
      if (waited > PATIENCE_MS) throw error;
      await wait(Math.min(Math.max(MIN_PAUSE_MS, waited / 5), MAX_PAUSE_MS));
    }
  }
}
