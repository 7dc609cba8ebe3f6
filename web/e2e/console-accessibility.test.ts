import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type Cast, prepareCast } from './screens/cast.ts';
import { CONSOLE_STATES } from './screens/console-states.ts';
import { ConsoleTour } from './screens/console-tour.ts';
import { axeViolations, FORCED_COLOUR_RULES } from './testing/axe-violations.ts';
import { nativeTitles } from './testing/native-titles.ts';

let product: LocalProduct;
let browser: Browser;
let cast: Cast;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  cast = await prepareCast(product);
});

describe.each([
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const)('in $colorScheme at $width px', ({ colorScheme, width }) => {
  let tour: ConsoleTour;
  beforeAll(async () => {
    tour = await ConsoleTour.start(browser, product, cast, { colorScheme, viewport: { width, height: 900 } });
  });
  afterAll(() => tour?.end());

  it.each(CONSOLE_STATES.filter(({ isForEyes }) => !isForEyes))(
    'axe objects to nothing in $name, and no tooltip there is the browser’s',
    async (state) => {
      await tour.reach(state);
      expect(await axeViolations(tour.page)).toEqual([]);
      expect(await nativeTitles(tour.page)).toEqual([]);
      // The phone in the system's colours and with text twice as large as well.
      if (width === 390) expect(await inForcedColors(tour.page)).toEqual([]);
    },
  );
});

/** What axe objects to there, of what may be another answer than in the page's own colours. */
async function inForcedColors(page: Page) {
  const resize = (size: string) =>
    page.evaluate((to) => {
      document.documentElement.style.fontSize = to;
    }, size);
  await page.emulateMedia({ forcedColors: 'active' });
  await resize('200%');
  const found = await axeViolations(page, { only: FORCED_COLOUR_RULES });
  await resize('');
  await page.emulateMedia({ forcedColors: 'none' });
  return found;
}
