import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { VISITOR_PAGES } from './screens/visitor-pages.ts';
import { axeViolations, FORCED_COLOUR_RULES } from './testing/axe-violations.ts';
import { expectAccessible } from './testing/expect-accessible.ts';
import { layOut } from './testing/lay-out.ts';
import { phoneImage } from './testing/phone-images.ts';
import { unseenButtons } from './testing/unseen-buttons.ts';

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

/** Each in both languages: a phone in light and a desk in dark, or the other way, by turns. */
const PAGES = VISITOR_PAGES.flatMap((path) => [path, `/fr${path === '/' ? '' : path}`]);
const LARGE = ['/', '/thank-you', '/request', '/privacy-policy', '/nope', '/junk-removal/dartmouth'];
const PHONE = { width: 390, height: 900 };
const DESK = { width: 1280, height: 900 };

describe('the page', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: 'reduce' });
    // Each is the first that its visitor sees.
    await page.addInitScript(() => {
      if (location.origin === 'null') return;
      localStorage.clear();
      sessionStorage.clear();
    });
  });
  afterAll(() => page?.close());

  it.each(PAGES)(
    '%s has nothing that axe objects to, light, dark and in the system’s colours with large text',
    async (path) => {
      const isFrench = path.startsWith('/fr');
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ forcedColors: 'none' });
      await page.goto(`${product.url}${path}`);
      await page.locator('h1').first().waitFor();
      await layOut(page);
      const looks = [
        [isFrench ? 'dark' : 'light', PHONE],
        [isFrench ? 'light' : 'dark', DESK],
      ] as const;
      for (const [colorScheme, viewport] of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize(viewport);
        expect([colorScheme, await axeViolations(page)]).toEqual([colorScheme, []]);
      }
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ forcedColors: 'active' });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect(await axeViolations(page, { only: FORCED_COLOUR_RULES })).toEqual([]);
      expect(await unseenButtons(page)).toEqual([]);
    },
  );

  it.each([...LARGE, '/fr', '/fr/thank-you', '/fr/junk-removal/dartmouth'])(
    '%s with text twice as large is read at 320 px without scrolling sideways',
    async (path) => {
      await page.emulateMedia({ colorScheme: null, forcedColors: 'none' });
      await page.setViewportSize({ width: 320, height: 568 });
      await page.goto(`${product.url}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      expect(await brokenNumbers(page)).toEqual([]);
    },
  );
});

it.each([
  ['/login', 'light', 390],
  ['/login', 'dark', 1280],
] as const)('%s in %s at %i px has nothing that axe objects to', async (path, colorScheme, width) => {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${product.url}${path}`);
  await page.locator('h1').first().waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});

/** The ring around each of some elements that are one choice, by their names. */
function rings(page: Page, selector: string): Promise<[name: string, ring: string][]> {
  return page.locator(selector).evaluateAll((all) =>
    all.map((element) => {
      const { outlineWidth, outlineStyle } = getComputedStyle(element);
      const name = element.ariaLabel ?? element.textContent ?? '';
      return [name, outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle}`];
    }),
  );
}

/** What moves on a page: the parts that have a transition or an animation of any length, before and behind them too. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.001);
    return [...document.body.querySelectorAll('*')].flatMap((element) =>
      ['', '::before', '::after'].flatMap((part) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element, part || null);
        return lasts(transitionDuration) || lasts(animationDuration) ? [element.localName + part] : [];
      }),
    );
  });
}

it('nothing moves where motion is to be reduced, and tiles, cards and questions do elsewhere', async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  expect(await movingParts(page)).toEqual(expect.arrayContaining(['a', 'summary::after']));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingParts(page)).toEqual([]);
  await context.close();
});

it('the knob between before and after is drawn in the system’s colours too', async () => {
  const context = await browser.newContext({ forcedColors: 'active', viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  await page.goto(`${product.url}/`);
  const drawings = await page
    .locator('#before-after li div:has(> [type=range])')
    .evaluateAll((all) => all.map((pair) => getComputedStyle(pair, '::after').backgroundImage));
  expect(drawings).toHaveLength(3);
  for (const drawing of drawings) expect(drawing).toContain('radial-gradient');
  await context.close();
});

it('every state of form, menu and thank-you page has nothing that axe objects to, in any colours', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${product.url}/junk-removal/dartmouth`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectAccessible(page, 'menu');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await page.getByText('Name must be at least 2 characters.').waitFor();
  await expectAccessible(page, 'errors');

  const { phone } = aNewPerson();
  await page.getByLabel('Name', { exact: true }).fill('Jane Roe');
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Pickup address').fill('12 Main St, Truro');
  await page.getByLabel('Type of junk').selectOption('furniture');
  await page.getByRole('radio', { name: 'Tomorrow' }).check();
  await page.getByLabel('Details').fill('A couch and old paint cans');
  await page
    .locator('#quote-form input[type=file]')
    .setInputFiles([{ name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(5 * 1024 * 1024) }]);
  await page.getByText('This browser cannot read the picture.', { exact: false }).waitFor();
  await page.getByText('Truro looks to be outside').waitFor();
  await expectAccessible(page, 'filled, with a photo that cannot be made smaller');
  // In the system's colours, as those are left.
  expect(await unseenButtons(page)).toEqual([]);
  const days = await rings(page, '#quote-form label:has([type=radio])');
  expect(days.filter(([, ring]) => ring !== 'none')).toEqual([['Tomorrow', '3px solid']]);

  await page.getByRole('button', { name: 'Remove: heavy.jpg' }).click();
  const buffer = await phoneImage();
  const photos = [1, 2, 3, 4, 5].map((number) => ({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer }));
  await page.locator('#quote-form input[type=file]').setInputFiles(photos);
  await page.locator('#quote-form label[data-full]').waitFor();
  await expectAccessible(page, 'as many photos as there may be');

  await page.route('**/api/leads', (route) => route.abort());
  await page.getByRole('button', { name: 'Get My Free Quote' }).click();
  await page.getByText('is sent by itself', { exact: false }).waitFor();
  await expectAccessible(page, 'not sent');

  // It goes by itself.
  await page.unroute('**/api/leads');
  await page.getByRole('region', { name: 'Your request' }).getByText('12 Main St, Truro').waitFor();
  await expectAccessible(page, 'sent');
  await context.close();
});

it('what is said where the code of form and chat is out of reach, and the question of consent, have nothing that axe objects to', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route(/\/assets\/(?:french-)?(?:quote-form|chat)-[\w-]{8}\.js/, (route) => route.abort());
  const ids = { tagManagerId: 'GTM-TEST1', measurementId: '', pixelId: '', adminTagManagerId: '' };
  await page.route('**/analytics.json', (route) => route.fulfill({ json: ids }));
  await page.goto(`${product.url}/fr`);
  await page.locator('#consent-bar').waitFor();
  await page.getByRole('button', { name: 'Ma soumission gratuite' }).click();
  await page.locator('#chat-widget > a').evaluate((launcher: HTMLElement) => launcher.click());
  for (const island of ['#quote-form-island', '#chat-widget'])
    await page.locator(`${island}[data-failed]`).waitFor({ state: 'attached' });
  await page.getByRole('alert').first().waitFor();
  await expectAccessible(page, 'out of reach');
  expect(await unseenButtons(page)).toEqual([]);
  await context.close();
});

it('menus of the admin area have nothing that axe objects to, in any colours', async () => {
  const form = {
    name: 'Maud Menzies',
    ...aNewPerson(),
    junkType: 'yard',
    preferredDate: halifaxToday(new Date()),
  };
  const body = { visitorId: 'visitor-menu', source: 'form', ...form };
  expect((await product.call('POST', '/api/leads', { body })).status).toBe(201);
  await product.settleIndexes();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/leads`);
  const menu = page.getByRole('menu');
  await page.getByRole('row', { name: /Maud Menzies/ }).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  const chosen = async (choice: string) => (await rings(page, choice)).filter(([, ring]) => ring !== 'none');
  expect(await chosen('[role=tab]')).toEqual([[expect.stringMatching(/^Leads/), '3px solid']]);
  expect(await chosen('[aria-label="Show leads as"] button')).toEqual([['List', '3px solid']]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('button', { name: /other ways to sign out/ }).click();
  await menu.waitFor();
  await expectAccessible(page, 'account');
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });

  await page
    .getByRole('row', { name: /Maud Menzies/ })
    .getByRole('checkbox')
    .check();
  await page.getByRole('button', { name: 'Actions (1)' }).click();
  await menu.waitFor();
  await expectAccessible(page, 'actions');
  await context.close();
});

it('the page of a sign-in opens with an empty console and, once it fails, has nothing that axe objects to, in any colours', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 740 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${product.url}/login`);
  // The browser says so where something has the focus before the page gives it to the first field.
  await page.locator('[name=username]:focus').waitFor();
  await page.getByLabel('Username').fill('nobody');
  await page.waitForLoadState('networkidle');
  expect(said).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill('Not-a-password-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Invalid username or password', { exact: false }).first().waitFor();
  await expectAccessible(page, 'refused');
  await context.close();
});

/** Telephone numbers that stand on more than one line. */
function brokenNumbers(page: Page): Promise<string[]> {
  return page.locator('body').evaluate((body) => {
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const found = /\(902\) 555-\d{4}/.exec(text.nodeValue ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(text, found.index);
      range.setEnd(text, found.index + found[0].length);
      if (range.getClientRects().length > 1) broken.push(text.parentElement?.outerHTML ?? found[0]);
    }
    return broken;
  });
}

it('where a browser is set to text twice as large, neither header nor bar keep a part of a phone', async () => {
  const context = await browser.newContext({ viewport: { width: 375, height: 740 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto(`${product.url}/fr`);
  const positions = await page
    .locator('body > header, [data-bar]')
    .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).position));
  expect(positions).toEqual(['static', 'static']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  // The slider's knob is drawn in pixels, and its arrows have to fit, on one line.
  const knob = await page
    .locator('#before-after li > div')
    .first()
    .evaluate((pair) => {
      const { fontSize, content } = getComputedStyle(pair, '::after');
      return [fontSize, content];
    });
  expect(knob).toEqual(['22px', '"<\u00a0>"']);
  await context.close();
});
