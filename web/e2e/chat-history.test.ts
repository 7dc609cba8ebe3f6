import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
import { phoneImage } from './testing/phone-images.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

const PHONE = { width: 375, height: 667 };
const COMPUTER = { width: 1440, height: 900 };
/** Of this site, and quickly there. */
const BEFORE = '/robots.txt';

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let chat: ChatDriver;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await withoutTypingDelay(await browser.newContext({ viewport: PHONE }));
  page = await context.newPage();
  chat = new ChatDriver(page);
});
afterEach(async () => context.close());

/** The page that is tested, after another one, so that Back can leave it. */
async function visit(path = '/'): Promise<void> {
  await page.goto(`${product.url}${BEFORE}`);
  await page.goto(`${product.url}${path}`);
  await mark();
}

/** What a page that is loaded anew no longer has. */
const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }));
const isSamePage = () => page.evaluate(() => 'isSamePage' in window);
const address = () => page.url().slice(product.url.length);
const isOpen = () => chat.window.isVisible();
const opened = () => chat.window.waitFor();
const closed = () => chat.window.waitFor({ state: 'detached' });
const back = async () => void (await page.goBack());
const closeByButton = () => chat.window.getByRole('button', { name: 'Close chat' }).click();

async function expectClosedHere(path: string): Promise<void> {
  await closed();
  expect(await isSamePage()).toBe(true);
  expect(address()).toBe(path);
}

async function expectBackToLeave(): Promise<void> {
  await back();
  await page.waitForURL(`**${BEFORE}`);
}

describe.each([
  ['a phone', PHONE],
  ['a computer', COMPUTER],
])('on %s', (_name, viewport) => {
  beforeEach(() => page.setViewportSize(viewport));

  it('Back closes the chat and keeps the page, Forward opens it again, and the next Back leaves', async () => {
    await visit();
    await chat.open();
    await back();
    await expectClosedHere('/');
    await page.goForward();
    await opened();
    await back();
    await expectClosedHere('/');
    await expectBackToLeave();
  });

  it('closing it by its button takes its entry out', async () => {
    await visit();
    await chat.open();
    await closeByButton();
    await expectClosedHere('/');
    await page.waitForFunction(() => history.state?.layerMark?.layers.length === 0);
    await expectBackToLeave();
  });

  it('Escape does the same, and what is opened right after it stays open', async () => {
    await visit();
    await chat.open();
    await page.evaluate(async () => {
      const launcher = document.querySelector<HTMLElement>('#chat-widget [data-chat]');
      const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
      document.querySelector('[role=dialog]')?.dispatchEvent(press);
      // React has closed it by then, and the browser is not back yet.
      await Promise.resolve();
      launcher?.click();
    });
    await page.waitForFunction(() => history.state?.layerMark?.layers[0] === 'chat');
    expect(await isOpen()).toBe(true);
    await back();
    await expectClosedHere('/');
    await expectBackToLeave();
  });

  it('a reload keeps it open, and Back then closes it without another one', async () => {
    await visit();
    await chat.open();
    await page.reload();
    await opened();
    await mark();
    await back();
    await expectClosedHere('/');
    await expectBackToLeave();
  });

  it('it keeps the anchor of the address', async () => {
    await visit('/#faq');
    await chat.open();
    await back();
    await expectClosedHere('/#faq');
    await expectBackToLeave();
  });

  it('a link to it opens it in an entry of its own', async () => {
    await visit();
    await chat.open();
    await closeByButton();
    await closed();
    await page.evaluate(() => location.assign('#chat'));
    await opened();
    expect(address()).toBe('/');
    await back();
    await expectClosedHere('/');
    await expectBackToLeave();
  });

  it('Back closes a photo first, then the chat', async () => {
    await visit();
    await chat.open();
    await page
      .getByLabel('Photo', { exact: true })
      .setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() });
    await chat.window.getByRole('button', { name: 'Send photo' }).click();
    const thumbnail = chat.window.getByRole('button', { name: 'View it large' });
    const viewer = page.getByRole('dialog', { name: 'Photo', exact: true });
    await thumbnail.click();
    await viewer.waitFor();
    await back();
    await viewer.waitFor({ state: 'detached' });
    expect(await isOpen()).toBe(true);
    await thumbnail.click();
    await viewer.getByRole('button', { name: 'Close photo' }).click();
    await viewer.waitFor({ state: 'detached' });
    await page.waitForFunction(() => history.state?.layerMark?.layers.join() === 'chat');
    await thumbnail.click();
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await isOpen()).toBe(true);
    await page.waitForFunction(() => history.state?.layerMark?.layers.join() === 'chat');
    await back();
    await expectClosedHere('/');
    await expectBackToLeave();
  });

  it('is open on the next page as well, on a phone by a touch, where Back closes it first', async () => {
    await visit();
    await chat.open();
    await page.goto(`${product.url}/terms-of-service`);
    if (viewport === PHONE) {
      const launcher = page.getByRole('button', { name: 'Continue your request' });
      await launcher.getByText('Continue your request').last().waitFor();
      expect(await isOpen()).toBe(false);
      await launcher.click();
    }
    await opened();
    await mark();
    await back();
    await expectClosedHere('/terms-of-service');
    await back();
    await page.waitForURL(`${product.url}/`);
    await page.waitForFunction(() => history.state?.layerMark?.layers.length === 0);
    expect(await isOpen()).toBe(false);
    await expectBackToLeave();
  });
});

it('beside the page, links to anchors leave it open, and closing it leaves the page where it was read', async () => {
  await page.setViewportSize(COMPUTER);
  await visit();
  await chat.open();
  // Back within the glide to the anchor is not a reader's, and leaves Chromium gliding.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('scrollend', resolve, { once: true });
        location.assign('#quote-form');
      }),
  );
  expect(await isOpen()).toBe(true);
  await back();
  expect(address()).toBe('/');
  expect(await isOpen()).toBe(true);
  // Chromium takes the page back to where it was only some frames after the entry.
  await page.waitForFunction(() => window.scrollY === 0);
  await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
  await closeByButton();
  await expectClosedHere('/');
  await page.waitForFunction(() => history.state?.layerMark?.layers.length === 0);
  // Sections that come into view may take another height than was reserved for them.
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - 700)).toBeLessThan(50);
});

it('closed after such a link it leaves the reader at the anchor, and Back does not open it again', async () => {
  await page.setViewportSize(COMPUTER);
  await visit();
  await chat.open();
  await page.evaluate(() => location.assign('#quote-form'));
  await closeByButton();
  await expectClosedHere('/#quote-form');
  await back();
  await page.waitForURL(`${product.url}/`);
  expect(await isOpen()).toBe(false);
});

it.each([
  ['a computer', COMPUTER],
  ['a tablet', { width: 768, height: 1024 }],
])(
  'on %s it makes way for the form that lies below it, and keeps off the page of a request',
  async (_, viewport) => {
    await page.setViewportSize(viewport);
    await visit();
    await chat.open();
    await chat.say('a sofa');
    const name = page.locator('#quote-form [name=name]');
    await name.focus();
    await closed();
    await page.keyboard.type('Jane Roe');
    await page.waitForFunction(() => history.state?.layerMark?.layers.length === 0);
    expect(await name.inputValue()).toBe('Jane Roe');
    expect(await name.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.locator('#chat-widget [data-chat]').evaluate((launcher: HTMLElement) => launcher.click());
    await opened();
    await page.goto(`${product.url}/thank-you`);
    await page.locator('#chat-widget[data-alive]').waitFor({ state: 'attached' });
    expect(await isOpen()).toBe(false);
    await page.goto(`${product.url}/privacy-policy`);
    await opened();
  },
);

it('beside the form on a screen that is wide enough it stays', async () => {
  await page.setViewportSize({ width: 2200, height: 1000 });
  await visit();
  await chat.open();
  await page.locator('#quote-form [name=name]').fill('Jane Roe');
  expect(await isOpen()).toBe(true);
});
