import { setTimeout as wait } from 'node:timers/promises';

/** What API Gateway answers by itself: Lambda has no function for a request, or its route is throttled. */
const BUSY = ['Service Unavailable', 'Too Many Requests'].map((message) => JSON.stringify({ message }));
const PATIENCE_MS = 200_000;
/** How many times the first wait a later one may be: who asks ever faster than functions are free keeps sockets out. */
const MAX_BACKOFF = 8;

/** Whether this is the gateway's own response where no function was free. */
export function isBusy(text: string): boolean {
  return BUSY.includes(text);
}

/** Asks again while the gateway is busy, which it says in place of a function: more at once than a new account has of those. */
export async function whenFree<R extends { text(): Promise<string> }>(
  request: () => Promise<R>,
): Promise<{ response: R; text: string }> {
  const end = Date.now() + PATIENCE_MS;
  for (let tries = 1; ; tries += 1) {
    const response = await request();
    const text = await response.text();
    if (!isBusy(text) || Date.now() > end) return { response, text };
    await wait(50 + Math.random() * 100 * Math.min(tries, MAX_BACKOFF));
  }
}
