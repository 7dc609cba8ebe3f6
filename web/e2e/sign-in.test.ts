import { ADMIN } from '@harbour-haul/testing/admin';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { FIGTREE, fontsOf } from './testing/fonts-of.ts';

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Whatever the browser's console said. */
let said: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  said = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
});
afterEach(async () => context.close());

const open = (path: string) => page.goto(`${product.url}${path}`);
const username = () => page.getByLabel('Username');
const password = () => page.getByLabel('Password', { exact: true });
const button = () => page.getByRole('button', { name: 'Login' });
const toast = (text: string) => page.locator('[data-variant]').getByText(text);

async function signIn(): Promise<void> {
  await username().fill(ADMIN.username);
  await password().fill(ADMIN.password);
  await button().click();
}

it('the sign-in can be typed into and pressed before its code is there, and nothing of it stands in the address', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/login`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.activeElement?.id === 'username');
  await signIn();
  expect(new URL(page.url()).search).toBe('');
  expect(await button().evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'Logging in...',
  );
  expect([await username().inputValue(), await password().inputValue()]).toEqual([
    ADMIN.username,
    ADMIN.password,
  ]);
  release();
  await page.waitForURL('**/admin');
  await toast('Login successful').waitFor();
  expect(said).toEqual([]);
});

it('the sign-in is drawn in Figtree at a first visit', async () => {
  let drawn = new Set<string>();
  // A machine that is busy may have the font too late for the first paint.
  for (let visits = 0; visits < 5 && !drawn.has(FIGTREE); visits += 1) {
    await context.close();
    context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    page = await context.newPage();
    await open('/login');
    drawn = await fontsOf(page, ['h1', 'label', 'button[type=submit]']);
  }
  expect([...drawn]).toEqual([FIGTREE]);
});

it('the files of the console come while somebody types, and are not fetched again', async () => {
  await open('/login');
  await username().pressSequentially(ADMIN.username);
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const ahead = await page
    .locator('link[rel=prefetch]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  await password().fill(ADMIN.password);
  await button().click();
  await toast('Login successful').waitFor();
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, transferSize }) => [new URL(name).pathname, transferSize] as const,
    ),
  );
  // But for the toasts of the sign-in itself.
  const used = fetched.filter(([path]) => ahead.includes(path));
  expect(used).toHaveLength(ahead.length - 1);
  expect(used.filter(([, bytes]) => bytes > 0)).toEqual([]);
});

it('the sign-in leads back to where somebody was, whose session has ended', async () => {
  await signInPage(page, product.url);
  await open('/admin/chat?status=new');
  await page.getByRole('tab', { name: 'Chat', selected: true }).waitFor();
  await product.call('POST', '/api/logout', { cookies: await product.signIn(), body: { everywhere: true } });
  await page.getByRole('heading', { name: 'Admin Login' }).waitFor();
  await toast('Your session has ended. Please sign in again.').waitFor();
  await signIn();
  await page.waitForURL(({ pathname }) => pathname === '/admin/chat');
  await page.getByRole('tab', { name: 'Chat', selected: true }).waitFor();
});

it('who is signed in goes on from the sign-in, and after a sign-out Back shows nothing of the console', async () => {
  await signInPage(page, product.url);
  await open('/admin/team');
  await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
  await open('/login');
  await page.waitForURL('**/admin');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/login');
  await username().waitFor();
  await page.goBack();
  await page.waitForURL('**/login');
  await username().waitFor();
  await signIn();
  await page.waitForURL('**/admin/team');
});

it('a refusal is a toast that leaves what was typed', async () => {
  await open('/login');
  await button().click();
  await toast('Please enter both username and password.').waitFor();
  await username().fill('nobody');
  await password().fill('Not-a-password-1');
  await button().click();
  await toast('Login Failed').waitFor();
  expect(await password().inputValue()).toBe('Not-a-password-1');
});

it('a set-up link leads to where a password is chosen, and its secret stands in no address after', async () => {
  const secret = 'A'.repeat(43);
  await open(`/login#set-up=nora/${secret}`);
  await page.getByText('nora').waitFor();
  await page.waitForURL('**/admin/set-up');
  expect(page.url()).not.toContain(secret);
  await open('/login');
  await username().waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#set-up=olga/${secret}`);
  await page.getByText('olga').waitFor();
});

it.each([
  ['dark', 'light', 'rgb(14, 27, 31)'],
  ['light', 'dark', 'rgb(251, 248, 243)'],
  [null, 'dark', 'rgb(14, 27, 31)'],
  [null, 'light', 'rgb(251, 248, 243)'],
] as const)(
  'the sign-in in colours chosen %s on a %s device is drawn in those',
  async (chosen, colorScheme, ground) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((mode) => {
      if (mode !== null) localStorage.setItem('adminColorMode', mode);
    }, chosen);
    // None of the code of the page but what it holds itself.
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await open('/login');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(ground);
  },
);
