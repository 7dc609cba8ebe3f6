import AxeBuilder from '@axe-core/playwright';
import { ADMIN } from '@harbour-haul/testing/admin';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

const SCREENS = [
  '/',
  '/thank-you',
  '/request',
  '/privacy-policy',
  '/terms-of-service',
  '/nope',
  '/login',
  '/admin',
];

/** Of the parts of those. */
const ALIKE = [
  ['/junk-removal/dartmouth', 'dark', 390],
  ['/fr', 'light', 390],
  ['/fr/thank-you', 'dark', 1280],
] as const;

it.each([
  ...SCREENS.flatMap(
    (path) =>
      [
        [path, 'light', 390],
        [path, 'dark', 1280],
      ] as const,
  ),
  ...ALIKE,
])('%s in %s at %i px has nothing that axe objects to', async (path, colorScheme, width) => {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (path === '/admin') {
    const response = await page.request.post(`${product.url}/api/login`, { data: ADMIN });
    expect(response.status()).toBe(200);
  }
  await page.goto(`${product.url}${path}`);
  await page.locator('h1').first().waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([]);
  await context.close();
});

it.each(['/', '/thank-you', '/request', '/privacy-policy', '/nope', '/junk-removal/dartmouth', '/fr'])(
  '%s with text twice as large is read at 320 px without scrolling sideways',
  async (path) => {
    const context = await browser.newContext({ viewport: { width: 320, height: 568 } });
    const page = await context.newPage();
    await page.goto(`${product.url}${path}`);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await context.close();
  },
);
