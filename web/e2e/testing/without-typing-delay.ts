import type { BrowserContext } from 'playwright-core';

/** Where pages keep how far their clock is ahead: a reload goes on from there, and so does whoever takes over the storage. */
const AHEAD = 'test-clock-ahead';
/** A reply is written for a second, a recap for one and a half; what is left of that when its timer is set is no less than half. */
const WRITTEN_FOR = { min: 500, max: 1500 };

/**
 * Spares a test that is not about it the time for which the assistant seems to write: in pages of this context a timer of that length
 * ends at once, and their clock is then where it would have been. The product is none the wiser, and whoever does without this waits as
 * visitors do (`chat-to-lead.test.ts` holds how long that is).
 */
export async function withoutTypingDelay(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(runAhead, { key: AHEAD, ...WRITTEN_FOR });
  return context;
}

/** Runs in the page, before any of its scripts. */
function runAhead({ key, min, max }: { key: string; min: number; max: number }): void {
  // An empty page has no storage.
  if (location.origin === 'null') return;
  const start = window.setTimeout.bind(window);
  const clock = Date.now.bind(Date);
  const ahead = () => Number(localStorage.getItem(key) ?? 0);
  const now = () => clock() + ahead();
  window.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms < min || ms > max) return start(run, ms, ...args);
    const dueAt = now() + ms;
    return start(() => {
      localStorage.setItem(key, String(Math.max(ahead(), dueAt - clock())));
      run(...args);
    });
  }) as typeof window.setTimeout;
  Date.now = now;
}
