/** What `withTimeout` returns when the time is over. */
export const timedOut = Symbol('timed out');

/** The outcome of `work`, or `timedOut` after `milliseconds`; what it comes to later is dropped. */
export async function withTimeout<T>(work: Promise<T>, milliseconds: number): Promise<T | typeof timedOut> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<typeof timedOut>((resolve) => {
    timer = setTimeout(() => resolve(timedOut), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
