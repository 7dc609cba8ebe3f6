import { ADMIN } from '@harbour-haul/testing/admin';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bareIcons } from './testing/bare-icons.ts';
import { ChatDriver } from './testing/chat-driver.ts';
import { phoneImage } from './testing/phone-images.ts';

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext | undefined;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
afterEach(async () => context?.close());

async function open(path: string): Promise<void> {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(`${product.url}${path}`);
}

/** All bare icons of what is shown are named; what was found is returned, so that none is looked for in vain. */
async function named(screen: string): Promise<string[]> {
  const { named, unnamed } = await bareIcons(page);
  expect([screen, unnamed]).toEqual([screen, []]);
  return named;
}

it('every button of the admin area with nothing but a drawing on it shows its name', async () => {
  const visitor = { visitorId: 'visitor-bare', source: 'form' };
  const body = { ...visitor, name: 'Bea Arr', ...aNewPerson(), junkType: 'yard', preferredDate: tomorrow() };
  const { cookies } = await product.call('POST', '/api/leads', { body });
  const begun = { body: { visitorId: visitor.visitorId }, cookies };
  const chat = await product.call('POST', '/api/chat/sessions', begun);
  const said = { clientMessageId: crypto.randomUUID(), sender: 'user', content: 'Hello there' };
  const path = `/api/chat/sessions/${String(chat.body.id)}/messages`;
  expect((await product.call('POST', path, { body: said, cookies })).status).toBe(201);
  await product.settleIndexes();

  await open('/login');
  await page.request.post(`${product.url}/api/login`, { data: ADMIN });
  await page.goto(`${product.url}/admin`);
  await page.getByRole('row', { name: /Bea Arr/ }).waitFor();
  expect(await named('list')).toEqual(expect.arrayContaining(['New lead', 'Export Leads']));
  // The longest of them stands at the edge, and ends within the window.
  await page.getByRole('button', { name: /other ways to sign out/ }).hover();
  const hint = await page
    .locator('[role=tooltip]')
    .filter({ hasText: 'other ways to sign out' })
    .boundingBox();
  expect((hint?.x ?? 0) + (hint?.width ?? 9999)).toBeLessThanOrEqual(1440);
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await page.getByRole('dialog').waitFor();
  expect(await named('notifications')).toContain('Close notifications');
  await page.keyboard.press('Escape');
  await page.getByRole('row', { name: /Bea Arr/ }).click();
  await page.getByRole('dialog', { name: /^Lead Details/ }).waitFor();
  expect(await named('details')).toContain('Close');

  await page.goto(`${product.url}/admin?view=board`);
  await page.getByText('Bea Arr').first().waitFor();
  expect(await named('board')).toContain('Move Bea Arr to');
  await page.goto(`${product.url}/admin?view=calendar`);
  await page.getByRole('button', { name: 'Next week' }).waitFor();
  expect(await named('calendar')).toContain('Next week');
  await page.goto(`${product.url}/admin/team`);
  await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
  await named('team');
  await page.goto(`${product.url}/admin/password`);
  await page.getByLabel('Current password').waitFor();
  expect(await named('own password')).toContain('Show password');
  await page.goto(`${product.url}/admin/chat`);
  await page.getByText('Hello there').first().click();
  await page.getByRole('region', { name: /^Conversation with/ }).waitFor();
  expect(await named('chat')).toEqual(expect.arrayContaining(['Refresh conversations', 'Chat settings']));
  await page.getByRole('button', { name: 'Chat settings' }).click();
  await page.getByRole('dialog').waitFor();
  await named('chat settings');
});

function tomorrow(): string {
  return new Date(Date.now() + 36 * 3600 * 1000).toISOString().slice(0, 10);
}

it('every bare icon of the chat shows its name after a while, and the next one at once', async () => {
  await open('/');
  const chat = new ChatDriver(page);
  await chat.open();
  const icons = chat.window.locator('button:has(svg)');
  const names = await icons.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual(['Chat options', 'Close chat', 'Add photos', 'Send']);
  const shown = (index: number) =>
    icons.nth(index).evaluate((button) => {
      const { content, opacity } = getComputedStyle(button, '::after');
      return [content, opacity];
    });
  // Where the button was that has opened it, there is nothing to send yet.
  const send = () => icons.nth(3).evaluate((button) => getComputedStyle(button, '::after').display);
  expect(await send()).toBe('none');
  await chat.window.getByLabel('Message', { exact: true }).fill('an old couch');
  expect(await send()).toBe('block');
  await page.mouse.move(0, 0);
  const delay = () => chat.window.evaluate((frame) => getComputedStyle(frame).transitionDelay);
  expect([await shown(0), await delay()]).toEqual([['"Chat options"', '0'], '0.3s']);
  await icons.nth(0).hover();
  expect(await delay()).toBe('0.7s');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('[data-bare]') as Element, '::after').opacity === '1',
  );
  for (const [index, name] of names.entries()) {
    await icons.nth(index).hover();
    expect(await shown(index)).toEqual([`"${name}"`, '1']);
  }
});

it('so does the one button over a photo of the chat', async () => {
  await open('/');
  const chat = new ChatDriver(page);
  await chat.open();
  const photo = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() };
  await chat.window.locator('input[type=file]').setInputFiles([photo]);
  await chat.window.getByRole('button', { name: 'Send photo' }).click();
  await chat.window.getByRole('button', { name: 'View it large' }).click();
  const close = page.getByRole('dialog', { name: 'Photo' }).getByRole('button', { name: 'Close photo' });
  await close.hover();
  const hint = await page.waitForFunction(() => {
    const button = document.querySelector('[aria-modal=true] > [data-bare]');
    const { content, opacity } = getComputedStyle(button as Element, '::after');
    return opacity === '1' && content;
  });
  expect(await hint.jsonValue()).toBe('"Close photo"');
});
