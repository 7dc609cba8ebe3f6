import type { Browser, Page } from 'playwright-core';

/** What a page's main thread did at once, in milliseconds of its own: what other processes take of the machine counts for none. */
export interface Task {
  start: number;
  duration: number;
}

/** Everything that the main thread did meanwhile, and when the marks were set. */
export interface MainThread {
  tasks: Task[];
  marks: number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The same by the thread's own clock. */
  tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const MARK = 'bench-mark';

/** Traces a page while something is done, which may set marks. */
export async function traceMainThread(
  browser: Browser,
  page: Page,
  run: (mark: () => Promise<void>) => Promise<void>,
): Promise<MainThread> {
  const mark = () => page.evaluate((name) => void performance.mark(name), MARK);
  await browser.startTracing(page, { categories: CATEGORIES });
  await mark();
  await run(mark);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const marks = trace.traceEvents.filter(({ name }) => name === MARK);
  const [first, ...others] = marks;
  const isMain = ({ pid, tid, ts }: TraceEvent) => pid === first?.pid && tid === first.tid && ts >= first.ts;
  return {
    tasks: trace.traceEvents
      .filter((event) => event.name === 'RunTask' && isMain(event))
      .map(({ ts, dur = 0, tdur = dur }) => ({ start: ts / 1000, duration: tdur / 1000 }))
      .toSorted((a, b) => a.start - b.start),
    marks: others.map(({ ts }) => ts / 1000).toSorted((a, b) => a - b),
  };
}

/** The longest time for which nothing could be drawn. */
export function longestTask({ tasks }: MainThread): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration));
}

/** What was done between each mark and the next. */
export function workAfterMarks({ tasks, marks }: MainThread): number[] {
  return marks.slice(0, -1).map((from, index) => {
    const to = marks[index + 1] ?? Number.POSITIVE_INFINITY;
    return tasks
      .filter(({ start }) => start >= from && start < to)
      .reduce((sum, { duration }) => sum + duration, 0);
  });
}
