import type { Page } from 'playwright-core';

/**
 * What of a screen has a tooltip of the browser's, which comes after a while of its own and never by keyboard: the page has a layer
 * for that (0051). What a frame is called is its name, not a tooltip.
 */
export function nativeTitles(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body [title]:not(iframe, svg *)')].map((element) =>
      element.outerHTML.slice(0, 120),
    ),
  );
}
