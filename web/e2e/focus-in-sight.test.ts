import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

const PHONE = 375;
/** For so many frames nothing moves any more. */
const FRAMES_AT_REST = 10;

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

/** Goes through all that the keyboard reaches of a page: how much that is, and what of it something else lies on. */
async function tabThrough(page: Page): Promise<{ reached: number; covered: string[] }> {
  const covered: string[] = [];
  for (let reached = 0; ; reached += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(async (FRAMES_AT_REST) => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const element = document.activeElement;
      if (!element || element === document.body) return 'end';
      const place = () => JSON.stringify(element.getBoundingClientRect());
      const coverAt = () => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const hits = [y + 2, y + height - 2].map((edge) => document.elementFromPoint(x + width / 2, edge));
        return hits.some((hit) => hit && (element.contains(hit) || hit.contains(element)))
          ? null
          : `${element.outerHTML.slice(0, 90)} under ${hits.map((hit) => hit?.outerHTML.slice(0, 60)).join(' and ')}`;
      };
      // What lies on it may still be going: the page scrolls there, and the bar makes way.
      for (let [last, still] = ['', 0]; coverAt() !== null && still < FRAMES_AT_REST; ) {
        await frame();
        const now = place() + (coverAt() ?? '');
        [last, still] = now === last ? [last, still + 1] : [now, 0];
      }
      return coverAt();
    }, FRAMES_AT_REST);
    if (problem === 'end') return { reached, covered };
    if (problem !== null) covered.push(problem);
  }
}

it.each([
  ['/', PHONE],
  ['/', 1280],
  ['/fr/junk-removal/dartmouth', PHONE],
  ['/request', PHONE],
  ['/privacy-policy', PHONE],
])(
  'nothing of %s that the keyboard reaches at %i px is covered by the header or the bar',
  async (path, width) => {
    const viewport = { width, height: width === PHONE ? 740 : 900 };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(product.url + path);
    const { reached, covered } = await tabThrough(page);
    expect(covered).toEqual([]);
    // The links of the footer alone are more.
    expect(reached).toBeGreaterThan(10);
    await context.close();
  },
);
