import type { Cleanup } from './cleanup.ts';

/** A second signal within this time is the first one over again: npm passes on what the terminal sent to both. */
const sameSignal = 1000;
/** A stop that takes longer ends at once; what still ran then dies with this process. */
const longestStop = 8000;

export interface Stop {
  /** Aborts what is still starting once the stop has begun. */
  readonly signal: AbortSignal;
  /** Does what a signal does. */
  readonly stop: () => void;
}

/**
 * SIGTERM, Ctrl-C and a closed terminal stop everything and end the process with 0; a second one ends it at once.
 */
export function stopOnSignal(cleanup: Cleanup): Stop {
  const controller = new AbortController();
  let stoppedAt = 0;
  const stop = (): void => {
    if (controller.signal.aborted) {
      if (performance.now() - stoppedAt > sameSignal) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    console.log('Stopping …');
    controller.abort();
    setTimeout(() => process.exit(1), longestStop).unref();
    cleanup.run().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  return { signal: controller.signal, stop };
}
