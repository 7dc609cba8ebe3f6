import { isUnauthenticated } from '#lib/api-client.ts';

/** So many requests at a time: fast enough, and the server has others to serve. */
const AT_ONCE = 4;
/** Nothing that the server does takes so long, however often it was asked to wait: no answer comes any more. */
const MAX_WAIT_MS = 60_000;

export interface BulkOutcome<T, R> {
  done: { item: T; result: R }[];
  failed: { item: T; error: unknown }[];
  /** Not started, because of a cancel or a sign-out. */
  left: T[];
}

interface BulkOptions {
  signal: AbortSignal;
  /** Called after each item with the number of settled ones. */
  onSettled: (count: number) => void;
}

/**
 * Does the same to many items, a few at a time. A failure stops no other item; what has started is finished also after a
 * cancel, since a request that was sent cannot be undone. One that gets no answer fails after a minute.
 */
export async function runBulk<T, R>(
  items: readonly T[],
  work: (item: T) => Promise<R>,
  { signal, onSettled }: BulkOptions,
): Promise<BulkOutcome<T, R>> {
  const left = [...items];
  const done: BulkOutcome<T, R>['done'] = [];
  const failed: BulkOutcome<T, R>['failed'] = [];
  let signedOut = false;
  const worker = async () => {
    while (!signal.aborted && !signedOut) {
      const item = left.shift();
      if (item === undefined) return;
      try {
        done.push({ item, result: await inTime(work(item)) });
      } catch (error) {
        failed.push({ item, error });
        signedOut ||= isUnauthenticated(error);
      }
      onSettled(done.length + failed.length);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
  return { done, failed, left };
}

/** @throws Error where it takes too long; what comes of it then is not known. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('There was no answer in time.')), MAX_WAIT_MS);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
