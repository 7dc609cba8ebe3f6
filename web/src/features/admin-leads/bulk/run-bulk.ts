import { isUnauthenticated } from '#lib/api-client.ts';

/** So many requests at a time: fast enough, and the server has others to serve. */
const AT_ONCE = 4;

export interface BulkOutcome<T, R> {
  done: { item: T; result: R }[];
  failed: { item: T; error: unknown }[];
  /** Not begun, since it was canceled or the session ended. */
  left: T[];
}

interface BulkOptions {
  signal: AbortSignal;
  /** Told after each item how many are settled. */
  onSettled: (count: number) => void;
}

/**
 * Does the same to many items, a few at a time. A failure stops no other item; what has begun is ended also after a
 * cancel, since half a request can be taken back by nobody.
 */
export async function runBulk<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { signal, onSettled }: BulkOptions,
): Promise<BulkOutcome<T, R>> {
  const left = [...items];
  const done: BulkOutcome<T, R>['done'] = [];
  const failed: BulkOutcome<T, R>['failed'] = [];
  let sessionEnded = false;
  const worker = async () => {
    while (!signal.aborted && !sessionEnded) {
      const item = left.shift();
      if (item === undefined) return;
      try {
        done.push({ item, result: await work(item) });
      } catch (error) {
        failed.push({ item, error });
        sessionEnded ||= isUnauthenticated(error);
      }
      onSettled(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return { done, failed, left };
}
