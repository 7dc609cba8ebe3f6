import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';

const underWay = new AsyncLocalStorage<Set<Promise<unknown>>>();

/**
 * Runs something, and ends when every call of a service has ended that was begun by it. Of several at a time the first that
 * fails ends their caller; AWS freezes a function that has returned, and whether the others were done would be known by
 * nobody before its next event.
 * @throws what `run` throws
 */
export async function untilCallsEnd<T>(run: () => Promise<T>): Promise<T> {
  const calls = new Set<Promise<unknown>>();
  try {
    return await underWay.run(calls, run);
  } finally {
    do {
      await Promise.allSettled(calls);
      // What awaits the call that has ended goes on first, and may call again.
      await setImmediate();
    } while (calls.size > 0);
  }
}

type Middleware = (next: (input: never) => Promise<unknown>) => (input: never) => Promise<unknown>;

/** What all clients of the SDK have. */
interface SdkClient {
  middlewareStack: { add(middleware: Middleware, options: { name: string; step: 'initialize' }): void };
}

/** Has the calls of a client waited for by `untilCallsEnd`. @returns the client */
export function awaited<C extends SdkClient>(client: C): C {
  client.middlewareStack.add((next) => (input) => awaitedCall(next(input)), {
    name: 'callsUnderWay',
    step: 'initialize',
  });
  return client;
}

/** Has a call waited for by `untilCallsEnd`. @returns the call */
export function awaitedCall<T>(call: Promise<T>): Promise<T> {
  const calls = underWay.getStore();
  const ended = call.catch(() => {}).finally(() => calls?.delete(ended));
  calls?.add(ended);
  return call;
}
