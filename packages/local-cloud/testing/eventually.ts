import { setTimeout as wait } from 'node:timers/promises';

const patience = 5000;

/** Resolves once `fact` holds; fails with what it threw last when it does not within five seconds. */
export async function eventually(fact: () => void): Promise<void> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      fact();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(5);
    }
  }
}
