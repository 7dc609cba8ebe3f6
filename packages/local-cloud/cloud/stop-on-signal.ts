import type { Cleanup } from './cleanup.ts';

/**
 * SIGTERM, Ctrl-C and a closed terminal stop everything and end the process with 0; a second one ends it at once.
 * The signal that is answered aborts what is still starting.
 */
export function stopOnSignal(cleanup: Cleanup): AbortSignal {
  const controller = new AbortController();
  const stop = (): void => {
    if (controller.signal.aborted) process.exit(1);
    console.log('Stopping …');
    controller.abort();
    cleanup.run().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, stop);
  return controller.signal;
}
