import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 10_000;

/** Resolves once `fact` neither throws nor rejects; fails with what it threw last when that takes over ten seconds. */
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
