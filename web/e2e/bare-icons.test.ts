import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { prepareCast } from './screens/cast.ts';
import { CONSOLE_STATES } from './screens/console-states.ts';
import { ConsoleTour } from './screens/console-tour.ts';
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

const DESK = { width: 1440, height: 900 };

/** All bare icons of what is shown are named; what was found is returned, so that none is looked for in vain. */
async function named(screen: string): Promise<string[]> {
  const { named, unnamed } = await bareIcons(page);
  expect([screen, unnamed]).toEqual([screen, []]);
  return named;
}

/** Screens of the console, and some of the bare icons of each. */
const SCREENS = {
  'the list': ['New lead', 'Export Leads'],
  'the notifications': ['Close notifications'],
  'the sheet of a lead': ['Close'],
  'the board': ['Move Priya Nair to'],
  'the calendar': ['Next week'],
  'the team': [],
  'the own password, with what is missing': ['Show password'],
  'an open chat': ['Refresh conversations', 'Chat settings'],
  'the settings of the chat': [],
};

it('every button of the admin area with nothing but a drawing on it shows its name', async () => {
  const tour = await ConsoleTour.start(browser, product, await prepareCast(product, 'one'), {
    viewport: DESK,
  });
  page = tour.page;
  context = page.context();
  for (const [name, icons] of Object.entries(SCREENS)) {
    const state = CONSOLE_STATES.find((one) => one.name === name);
    if (!state) throw new Error(`There is no state “${name}”.`);
    await tour.reach(state);
    expect(await named(name)).toEqual(expect.arrayContaining(icons));
  }
  // The longest of them stands at the edge, and ends within the window.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /other ways to sign out/ }).hover();
  const hint = await page
    .locator('[role=tooltip]')
    .filter({ hasText: 'other ways to sign out' })
    .boundingBox();
  expect((hint?.x ?? 0) + (hint?.width ?? 9999)).toBeLessThanOrEqual(DESK.width);
});

/** What the tooltip of a public page's icon says, and how much of it is seen. */
const hintOf = (icon: Locator) =>
  icon.evaluate((element) => {
    const { content, opacity } = getComputedStyle(element, '::before');
    return [content, opacity];
  });

/** How long the next tooltip of a public page takes. */
const delay = () => page.evaluate(() => getComputedStyle(document.body).transitionDelay);

it('every bare icon of a public page shows its name after a while, and the next one at once', async () => {
  context = await browser.newContext({
    viewport: { width: 600, height: 900 },
    reducedMotion: 'reduce',
    locale: 'fr-CA',
  });
  page = await context.newPage();
  await page.goto(`${product.url}/`);
  const [menu, launcher] = [page.getByRole('button', { name: 'Menu' }), page.locator('#chat-widget > a')];
  const offer = page.getByRole('button', { name: 'Fermer' });
  await offer.waitFor();
  expect([await hintOf(menu), await delay()]).toEqual([['none', '1'], '0.3s']);
  await menu.hover();
  expect([(await hintOf(menu))[0], await delay()]).toEqual(['"Menu"', '0.7s']);
  await page.waitForFunction(() => getComputedStyle(document.body).getPropertyValue('--hint') === '1');
  expect(await hintOf(menu)).toEqual(['"Menu"', '1']);
  for (const [icon, name] of [
    [launcher, 'Chat with us'],
    [offer, 'Fermer'],
  ] as const) {
    await icon.hover();
    expect(await hintOf(icon)).toEqual([`"${name}"`, '1']);
  }
  // Of what opens beneath it, it says nothing.
  await menu.click();
  expect(await menu.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
  await page.keyboard.press('Escape');

  await page.getByLabel('Phone').focus();
  const heavy = { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024) };
  await page.locator('#quote-form input[type=file]').setInputFiles([heavy]);
  const close = page.getByRole('button', { name: 'Close notification' });
  await close.hover();
  await page.waitForFunction(() => getComputedStyle(document.body).getPropertyValue('--hint') === '1');
  expect(await hintOf(close)).toEqual(['"Close notification"', '1']);
  // No wider screen needs one for a button that has its words.
  await page.setViewportSize(DESK);
  expect(await launcher.evaluate((element) => getComputedStyle(element, '::before').display)).toBe('none');
});

it('every bare icon of the chat shows its name after a while, and the next one at once', async () => {
  context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(`${product.url}/`);
  const chat = new ChatDriver(page);
  await chat.open();
  const icons = chat.window.locator('button:has(svg)');
  const names = await icons.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel));
  expect(names).toEqual(['Chat options', 'Close chat', 'Add photos', 'Send']);
  const shown = (index: number) => hintOf(icons.nth(index));
  // Where the button was that has opened it, there is nothing to send yet.
  const send = () => icons.nth(3).evaluate((button) => getComputedStyle(button, '::before').display);
  expect(await send()).toBe('none');
  await chat.window.getByLabel('Message', { exact: true }).fill('an old couch');
  expect(await send()).toBe('block');
  await page.mouse.move(0, 0);
  // Names come with the scripts that a page runs once it is painted, which a quick visitor's chat is open before.
  await page.waitForFunction(() => getComputedStyle(document.body).transitionDelay === '0.3s');
  expect(await shown(0)).toEqual(['none', '1']);
  await icons.nth(0).hover();
  expect(await delay()).toBe('0.7s');
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector('[data-bare]') as Element, '::before').opacity === '1',
  );
  for (const [index, name] of names.entries()) {
    await icons.nth(index).hover();
    expect(await shown(index)).toEqual([`"${name}"`, '1']);
  }
});

it('so does a bare icon of a page that comes after a request, whose visit is not noted', async () => {
  context = await browser.newContext({ viewport: { width: 600, height: 900 }, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(`${product.url}/thank-you`);
  await page.waitForFunction(() => getComputedStyle(document.body).transitionDelay === '0.3s');
  const launcher = page.locator('#chat-widget > a');
  await launcher.hover();
  await page.waitForFunction(() => getComputedStyle(document.body).getPropertyValue('--hint') === '1');
  expect(await hintOf(launcher)).toEqual(['"Chat with us"', '1']);
});

it('so does the one button over a photo of the chat', async () => {
  context = await browser.newContext({ viewport: DESK, reducedMotion: 'reduce' });
  page = await context.newPage();
  await page.goto(`${product.url}/`);
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
    const { content, opacity } = getComputedStyle(button as Element, '::before');
    return opacity === '1' && content;
  });
  expect(await hint.jsonValue()).toBe('"Close photo"');
});
