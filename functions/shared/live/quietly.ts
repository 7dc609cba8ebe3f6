import { log } from '../log.ts';

/** Runs what may fail without its caller having to know; the log does. */
export async function quietly(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    log('error', 'push failed', { error: error instanceof Error ? error.name : typeof error });
  }
}
