import type { Cleanup } from './cleanup.ts';

/** A second signal within this time is a repeat of the first: npm passes on what the terminal sent to both. */
const repeatWindow = 1000;
/** A stop that takes longer ends at once; what still ran then dies with this process. */
const maxStopTime = 8000;

export interface Stop {
  /** Aborts what is still starting once the stop has started. */
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
      if (performance.now() - stoppedAt > repeatWindow) process.exit(1);
      return;
    }
    stoppedAt = performance.now();
    console.log('Stopping …');
    controller.abort();
    setTimeout(() => process.exit(1), maxStopTime).unref();
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
