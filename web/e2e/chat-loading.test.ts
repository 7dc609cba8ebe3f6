import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';

/** What the assistant understands: fetched beside the window. */
const ENGINE = /\/assets\/real-engine-[^/]*\.js/;
/** The window itself: fetched when the chat button is touched. */
const WIDGET = /\/assets\/chat-[\w-]{8}\.js/;
/** Browsers remember an address that failed; an attempt at another one has a question mark. */
const isFirstAddress = (route: Route) => !route.request().url().includes('?');

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let chat: ChatDriver;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 375, height: 667 } });
  page = await context.newPage();
  chat = new ChatDriver(page);
});
afterEach(async () => context.close());

const trouble = () => chat.window.getByRole('group', { name: 'Connection' });
const write = async (text: string) => {
  await chat.window.getByLabel('Message', { exact: true }).fill(text);
  await chat.window.getByRole('button', { name: 'Send' }).click();
};
const answered = (text: string) => chat.window.locator('[data-sender=assistant]').getByText(text).waitFor();

describe('the code of what the assistant understands', () => {
  it('is not waited for: the welcome is there, and what is said before it is answered once it comes', async () => {
    const held: (() => void)[] = [];
    let isHeld = true;
    await page.route(ENGINE, async (route) => {
      if (isHeld) await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto(`${product.url}/`);
    await chat.open();
    await chat.window.getByRole('button', { name: 'Furniture' }).click();
    await write('skip');
    await chat.window.getByText('The assistant is typing').waitFor({ state: 'attached' });
    expect((await chat.shown()).map(({ content }) => content).slice(1)).toEqual(['Furniture', 'skip']);
    isHeld = false;
    for (const release of held) release();
    await answered("What's your name?");
  });

  it('is fetched anew by itself after a failure, and nothing that was said is lost', async () => {
    await page.route(ENGINE, (route) => (isFirstAddress(route) ? route.abort() : route.continue()));
    await page.goto(`${product.url}/`);
    await chat.open();
    await chat.window.getByRole('button', { name: 'Furniture' }).click();
    await answered('Would you like to add a photo?');
    expect(await trouble().count()).toBe(0);
  });

  it('that is gone is said to be so, with a way to try at once; what was written outlives a reload', async () => {
    await page.route(ENGINE, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(`${product.url}/`);
    await chat.open();
    await write('an old couch');
    await trouble().getByText('The assistant could not be loaded.').waitFor();
    await trouble().getByRole('button', { name: 'Try now' }).click();
    await trouble().getByRole('button', { name: 'Reload the page' }).waitFor();
    await page.unroute(ENGINE);
    await trouble().getByRole('button', { name: 'Reload the page' }).click();
    await answered('Got it: Furniture');
    expect(await trouble().count()).toBe(0);
  });

  it('is fetched at once when the network is back', async () => {
    let isDown = true;
    await page.route(ENGINE, (route) => (isDown ? route.abort('internetdisconnected') : route.continue()));
    await page.goto(`${product.url}/`);
    await chat.open();
    await write('an old couch');
    await trouble().waitFor();
    isDown = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await answered('Got it: Furniture');
  });
});

describe('the code of the window', () => {
  it('is waited for: the button says that it was heard, also to a screen reader', async () => {
    const held: (() => void)[] = [];
    await page.route(WIDGET, async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await page.goto(`${product.url}/`);
    const heard = page.locator('#chat-widget + [role=status] span');
    const ring = () =>
      page.locator('#chat-widget a').evaluate((button) => getComputedStyle(button, '::after').borderTopStyle);
    expect([await heard.isVisible(), await ring()]).toEqual([false, 'none']);
    await page.locator('#chat-widget a').click();
    await heard.getByText('The chat opens…').waitFor();
    expect(await ring()).toBe('dotted');
    for (const release of held) release();
    await chat.window.waitFor();
    expect(await heard.isVisible()).toBe(false);
  });

  it('that cannot be fetched is said to be so, with a way to try at once that opens the chat', async () => {
    let isDown = true;
    await page.route(WIDGET, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${product.url}/`);
    await page.locator('#chat-widget a').click();
    await page.getByRole('alert').getByText('The chat could not be loaded.').waitFor();
    isDown = false;
    await page.getByRole('button', { name: 'Try now' }).click();
    await chat.window.waitFor();
    expect(await page.getByText('The chat could not be loaded.').isVisible()).toBe(false);
    await chat.choose('Furniture');
  });

  it('that cannot be fetched is said over no form that is being filled in', async () => {
    await page.route(WIDGET, (route) => route.abort());
    await page.goto(`${product.url}/`);
    await page.locator('#chat-widget a').click();
    const said = page.getByText('The chat could not be loaded.');
    await said.waitFor();
    await page.getByLabel('Name').focus();
    await said.waitFor({ state: 'hidden' });
    await page.getByLabel('Name').blur();
    await said.waitFor();
  });

  it('needs no second tap', async () => {
    await page.route(WIDGET, (route) => (isFirstAddress(route) ? route.abort() : route.continue()));
    await page.goto(`${product.url}/`);
    await page.locator('#chat-widget a').click();
    await chat.window.waitFor();
  });
});
