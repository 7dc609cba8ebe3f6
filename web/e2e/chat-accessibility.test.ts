import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
import { expectAccessible as expectLooks } from './testing/expect-accessible.ts';
import { phoneImage } from './testing/phone-images.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let chat: ChatDriver;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } });
  await withoutTypingDelay(context);
  page = await context.newPage();
  chat = new ChatDriver(page);
  await page.goto(`${product.url}/`);
  await chat.open();
});
afterEach(async () => context.close());

const SIZES = [
  { width: 1440, height: 900 },
  { width: 320, height: 568 },
] as const;
let states = 0;

/** Nothing that axe objects to in any colours, on a computer and on a phone by turns, and nothing sideways in large text. */
async function expectAccessible(state: string): Promise<void> {
  await page.setViewportSize(SIZES[states++ % 2] ?? SIZES[0]);
  await drawn();
  await expectLooks(page, state, '[role=dialog]');
  expect([state, await overflowInLargeText()]).toEqual([state, []]);
}

/** What was resized is laid out and scrolled by then. */
function drawn(): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );
}

/** What of the window stands beyond its edges, with text twice as large. */
function overflowInLargeText(): Promise<string[]> {
  return chat.window.evaluate((dialog) => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const { left, right } = dialog.getBoundingClientRect();
    const beyond = [...dialog.querySelectorAll('button, p, h2, a, textarea, li, [data-message] > *')].filter(
      (element) => {
        const box = element.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1);
      },
    );
    root.style.fontSize = '';
    return beyond.map((element) => element.outerHTML);
  });
}

it('every state from the welcome to an answer after sending is accessible', async () => {
  await expectAccessible('welcome');
  await chat.choose('Furniture');
  await expectAccessible('photo');
  await page
    .getByLabel('Photo', { exact: true })
    .setInputFiles({ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() });
  await chat.window.getByRole('button', { name: 'Send photo' }).waitFor();
  await expectAccessible('photo chosen');
  await chat.window.getByRole('button', { name: 'Remove' }).click();
  await chat.say('skip');
  await chat.say('Bartholomew Featherstonehaugh-Cholmondeley');
  await expectAccessible('phone');
  await chat.say('902-555-0148');
  await chat.say('12 Old Sambro Harbour Road, Upper Tantallon, Halifax B3M 3N8');
  await expectAccessible('pickup');
  await chat.say('tomorrow morning');
  await expectAccessible('contact');
  await chat.choose('Phone Call');
  await chat.say('none');
  await expectAccessible('recap');
  await chat.say('are you insured?');
  await expectAccessible('recap with an answer');
  await chat.choose('Submit');
  await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
  await expectAccessible('sent');
  await chat.window.getByRole('button', { name: 'Anything else? Ask here' }).press('Enter');
  await chat.say('how long will it take?');
  await expectAccessible('answered after sending');
  await chat.window.getByRole('button', { name: 'Chat options' }).click();
  await expectAccessible('options');
});

it('stopping and what is left of it is accessible', async () => {
  await chat.choose('Furniture');
  await chat.say('stop, forget everything');
  await expectAccessible('confirmation');
  await chat.window.getByRole('button', { name: 'Yes, forget it' }).click();
  await chat.window.getByRole('button', { name: 'Start again' }).waitFor();
  await expectAccessible('forgotten');
  await chat.window.getByText("I've stopped", { exact: false }).waitFor();
  await chat.window.getByRole('button', { name: 'Start again' }).press('Enter');
  await chat.window.getByRole('button', { name: 'Furniture' }).waitFor();
});

it('what could not be sent is accessible', async () => {
  await page.route('**/api/**', (route) => route.abort());
  await chat.say('an old couch');
  await chat.window.getByRole('button', { name: 'Retry' }).first().waitFor();
  await expectAccessible('not sent');
});

it('is reached and left by the keyboard, which finds the launcher again', async () => {
  await page.keyboard.press('Escape');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Chat with us');
  await page.keyboard.press('Enter');
  await chat.window.waitFor();
  expect(await focused()).toBe('Message');
  const order: (string | null | undefined)[] = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    order.push(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      ),
    );
  }
  expect(order.slice(0, 3)).toEqual(['Add photos', 'Other', 'Electronics']);
});
