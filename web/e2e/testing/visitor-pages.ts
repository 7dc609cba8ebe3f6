import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core';

/** What tests of the visitors' pages begin with. Whoever imports it has the shared product and browser, and its pages closed. */

export const PHONE = { width: 375, height: 740 };
export const DESKTOP = { width: 1280, height: 900 };

export let product: LocalProduct;
let browser: Browser;
/** The page that was opened or looked at last. */
export let page: Page;
/** Of a test that does something to its page. */
let context: BrowserContext | undefined;
/** Pages that are looked at alone, by their paths. */
const looked = new Map<string, Page>();

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
afterEach(closePage);
afterAll(async () => {
  for (const seen of looked.values()) await seen.context().close();
});

/** The page of a browser that was never here, for whoever closes it. */
export async function newPage(viewport: typeof PHONE, options: BrowserContextOptions = {}): Promise<Page> {
  return (await browser.newContext({ viewport, reducedMotion: 'reduce', ...options })).newPage();
}

/** An empty page for a test that is about what happens as it is loaded. */
export async function openEmpty(viewport: typeof PHONE, options: BrowserContextOptions = {}): Promise<void> {
  await closePage();
  page = await newPage(viewport, options);
  context = page.context();
}

/** For a test that does something to its page, or is about how that comes. */
export async function open(
  viewport: typeof PHONE,
  options: BrowserContextOptions = {},
  path = '/',
): Promise<void> {
  await openEmpty(viewport, options);
  await page.goto(`${product.url}${path}`);
}

/**
 * For a test that looks where things are, and changes nothing of the page but its size, where it is scrolled to and what has the focus:
 * all such tests of a file have the same one, which is loaded once, and find it at its top.
 */
export async function look(viewport: typeof PHONE, path = '/'): Promise<void> {
  const seen = looked.get(path);
  page = seen ?? (await newPage(viewport));
  looked.set(path, page);
  if (!seen) await page.goto(`${product.url}${path}`);
  await page.setViewportSize(viewport);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function closePage(): Promise<void> {
  await context?.close();
  context = undefined;
}

/** The tile of what has to go, in English. */
export const tile = (name: string) =>
  page.getByRole('group', { name: 'What has to go?' }).getByRole('link', { name });

/** What a touch in the middle of an element's place reaches, a frame after the last change: it, or the id of what covers it. */
export function touched(selector: string, on = page): Promise<string> {
  return on.locator(selector).evaluate(async (element) => {
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
    const { x, y, width, height } = element.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top && element.contains(top) ? 'itself' : (top?.closest('[id]')?.id ?? 'nothing');
  });
}

/** Where those of some elements that are shown lie, from left to right. */
export function boxesOf(elements: Locator): Promise<{ left: number; right: number }[]> {
  return elements.evaluateAll((all) =>
    all
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        return { left, right };
      })
      .toSorted((one, other) => one.left - other.left),
  );
}
