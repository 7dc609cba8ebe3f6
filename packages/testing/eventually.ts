import { setTimeout as wait } from 'node:timers/promises';

/** As long as a browser waits: on a busy machine several functions may have to start before something is so. */
const PATIENCE_MS = 30_000;

/** Resolves once `fact` neither throws nor rejects; fails with what it threw last when that takes over half a minute. */
export async function eventually(fact: () => void | Promise<void>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await fact();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(5);
    }
  }
}
