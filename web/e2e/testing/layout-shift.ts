import type { Page } from 'playwright-core';

/** How much has moved on a page until its second next frame, as Chromium scores it; 0 where nothing has. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) sum += (entry as unknown as { value: number }).value;
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            // What was seen and not told yet.
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}
