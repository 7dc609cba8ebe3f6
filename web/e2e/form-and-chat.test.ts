import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
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
  context = await withoutTypingDelay(await browser.newContext({ viewport: { width: 390, height: 844 } }));
  page = await context.newPage();
  chat = new ChatDriver(page);
  await page.goto(product.url);
});
afterEach(async () => context.close());

const field = (name: string) => page.locator(`#quote-form [name=${name}]`);

it('what a visitor changes in the form behind the chat is known there, and what the chat noted for the team is not in the form', async () => {
  await chat.open();
  for (const said of ['an old couch', 'skip', 'Jane Roe', '902-555-0148']) await chat.say(said);
  await chat.say('12 Oak St, Dartmouth B2Y 1A1');
  await chat.say('friday after 3pm');
  await chat.choose('Phone Call');
  await chat.say('the gate code is 4471');
  // Stored, and found by its visitor.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('chat') ?? '{}').outbox.length === 0);
  await product.settleIndexes();
  await chat.window.getByRole('button', { name: 'Close chat' }).click();

  // The form's code comes with the first touch.
  await field('name').focus();
  await page.getByText(/^From your chat\./).waitFor();
  expect(await field('phone').inputValue()).toBe('(902) 555-0148');
  expect(await field('details').inputValue()).toBe('an old couch\nthe gate code is 4471');
  await field('phone').fill('902 555 0177');
  await field('details').fill('an old couch\nthe gate code is 4471, ring twice');

  await page.locator('#chat-widget [data-chat]').evaluate((launcher: HTMLElement) => launcher.click());
  await chat.window.getByText("I see what you've changed on the form.").waitFor();
  const recap = chat.window.getByRole('list', { name: 'Your request' }).last();
  await recap.getByText('(902) 555-0177').waitFor();
  await recap.getByText(/ring twice/).waitFor();
  // It is said once.
  await page.reload();
  await chat.window.waitFor();
  expect(await chat.window.getByText("I see what you've changed on the form.").count()).toBe(1);
});

it('what a visitor empties in the form stays empty there, until it is answered in the chat, with the same too', async () => {
  const ADDRESS = '12 Oak St, Dartmouth B2Y 1A1';
  const closeChat = async () => {
    await page.waitForFunction(() => JSON.parse(localStorage.getItem('chat') ?? '{}').outbox.length === 0);
    await product.settleIndexes();
    await chat.window.getByRole('button', { name: 'Close chat' }).click();
  };
  /** What the chat has is offered to the form. */
  const offered = () => page.waitForResponse(/\/api\/leads\/(?!check-visitor)[\w-]+$/);
  const openAgain = () =>
    page.locator('#chat-widget [data-chat]').evaluate((launcher: HTMLElement) => launcher.click());
  await chat.open();
  for (const said of ['an old couch', 'skip', 'Jane Roe', '902-555-0148', ADDRESS]) await chat.say(said);
  await closeChat();
  await field('name').focus();
  await page.getByText(/^From your chat\./).waitFor();
  expect(await field('address').inputValue()).toBe(ADDRESS);
  await field('address').fill('');

  await openAgain();
  await chat.window.getByText("I see what you've changed on the form.").waitFor();
  await Promise.all([offered(), closeChat()]);
  await page.getByText(/^From your chat\./).waitFor();
  expect([await field('address').inputValue(), await field('name').inputValue()]).toEqual(['', 'Jane Roe']);

  await openAgain();
  await chat.say(ADDRESS);
  await Promise.all([offered(), closeChat()]);
  await page.waitForFunction(
    (address) => document.querySelector<HTMLInputElement>('#quote-form [name=address]')?.value === address,
    ADDRESS,
  );
});
