import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { prepareCast } from './screens/cast.ts';
import { CONSOLE_STATES } from './screens/console-states.ts';
import { ConsoleTour } from './screens/console-tour.ts';

const DESK = { width: 1440, height: 900 };

/** What can be scrolled up and down on a screen, and those of it whose bar is not the browser's own. */
async function scrollers(page: Page): Promise<{ all: number; changed: string[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll('*')].filter(
      (element) =>
        element === document.documentElement || /auto|scroll/.test(getComputedStyle(element).overflowY),
    );
    const changed = all.filter((element) => {
      const { scrollbarWidth, scrollbarColor } = getComputedStyle(element) as CSSStyleDeclaration &
        Record<'scrollbarWidth' | 'scrollbarColor', string>;
      const { width, display } = getComputedStyle(element, '::-webkit-scrollbar');
      return scrollbarWidth !== 'auto' || scrollbarColor !== 'auto' || width !== 'auto' || display === 'none';
    });
    // A row that is moved sideways has no room for a bar.
    const isRow = (element: Element) => element.scrollHeight <= element.clientHeight;
    return {
      all: all.length,
      changed: changed.filter((element) => !isRow(element)).map((element) => element.outerHTML.slice(0, 80)),
    };
  });
}

it('what scrolls up and down on the site, in its chat and in the console has the browser’s own bars', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const context = await browser.newContext({ viewport: DESK });
  const site = await context.newPage();
  await site.goto(`${product.url}/`);
  await site.locator('#chat-widget > a').click();
  await site.getByRole('dialog').getByRole('textbox').waitFor();
  const ofSite = await scrollers(site);
  expect([ofSite.all > 1, ofSite.changed]).toEqual([true, []]);
  await context.close();

  const tour = await ConsoleTour.start(browser, product, await prepareCast(product, 'one'), {
    viewport: DESK,
  });
  for (const name of ['the list', 'an open chat', 'the sheet of a lead']) {
    const state = CONSOLE_STATES.find((one) => one.name === name);
    if (!state) throw new Error(`There is no state “${name}”.`);
    await tour.reach(state);
    const { all, changed } = await scrollers(tour.page);
    expect([name, all > 1, changed]).toEqual([name, true, []]);
  }
  await tour.end();
});
