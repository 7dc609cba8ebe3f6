import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { mailbox, tokenIn } from '@harbour-haul/testing/mailbox';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { expectAccessible } from './testing/expect-accessible.ts';
import { layoutShift } from './testing/layout-shift.ts';

const PICKUP = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  product = await sharedProduct();
  browser = await sharedBrowser();
});

/** Sends a request with an address, and reads the mail of it. */
async function confirmation(email: string) {
  const response = await fetch(`${product.url}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Jane Roe',
      phone: '(902) 555-0148',
      address: '12 Oak St, Dartmouth',
      junkType: 'furniture',
      preferredDate: PICKUP,
      source: 'form',
      email,
    }),
  });
  expect(response.status).toBe(201);
  return mailbox(product.localDir).mail(email, 'Your free quote request');
}

it('a homeowner opens the link of the mail, corrects the request and cancels it; nobody else sees the token', async () => {
  const mail = await confirmation('jane@example.com');
  const token = tokenIn(mail);
  const viewport = { width: 375, height: 800 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const seen: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => seen.push(`${request.url()} ${request.headers().referer ?? ''}`));
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${product.url}/request#${token}`);
  await page.getByText('12 Oak St, Dartmouth').waitFor();
  const main = page.getByRole('button', { name: 'Correct something' });
  await main.hover();
  await main.evaluate(async (button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
  const ground = await main.evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(ground).toMatch(/^rgb\(/);
  await expectAccessible(page, 'request');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);

  await page.getByRole('button', { name: 'Add photos' }).click();
  await expectAccessible(page, 'photos', 'main');
  await page.getByRole('button', { name: 'Correct something' }).click();
  await expectAccessible(page, 'correction', 'main');
  const title = page.getByRole('heading', { name: 'Correct your request' });
  expect(await title.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.getByLabel('Pickup address').fill('99 Pine Ave, Bedford');
  await page.getByLabel('Anything to add? (optional)').fill('Please ring twice.');
  // Whoever reloads, or reads the Privacy Policy meanwhile, finds what they have typed.
  await page.reload();
  await title.waitFor();
  await page.getByRole('link', { name: 'Privacy Policy' }).last().click();
  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor();
  await page.goBack();
  await title.waitFor();
  expect(await page.getByLabel('Pickup address').inputValue()).toBe('99 Pine Ave, Bedford');
  await expectAccessible(page, 'correction gone on with', 'main');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your changes are saved, and our team knows of them.').waitFor();
  await page.getByText('99 Pine Ave, Bedford').waitFor();

  await page.getByRole('button', { name: 'Cancel my request' }).click();
  await expectAccessible(page, 'cancellation', 'main');
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await page.getByText('Cancelled. Nobody will come.').waitFor();
  await mailbox(product.localDir).mail('team@', 'was canceled by Jane Roe');

  await expectAccessible(page, 'cancelled', 'main');

  // Whoever thinks better of it asks for the same, which is another request: the team has called off this one.
  await page.getByRole('link', { name: 'Ask again with the same things' }).click();
  await page.waitForURL('**/#quote-form');
  await page.getByText('From the request that you cancelled.', { exact: false }).waitFor();
  expect(await page.locator('#quote-form [name=address]').inputValue()).toBe('99 Pine Ave, Bedford');
  expect(await page.locator('#quote-form [name=preferredDate]').inputValue()).toBe(PICKUP);
  await page.locator('#quote-form button[type=submit]').click();
  await page.waitForURL('**/thank-you');
  const again = await page
    .getByText(/HH-\d{5}/)
    .first()
    .innerText();
  expect(again).not.toContain(/HH-\d{5}/.exec(mail.text)?.[0] ?? 'no reference');
  const ofPage = seen.filter((line) => !line.includes(`/request#${token}`));
  expect(ofPage.join('\n')).not.toContain(token);
  expect(said).toEqual([]);
  expect(product.logLines.join('\n')).not.toContain(token);
  await context.close();
});

it.each(['', '/fr'])('the steps of %s/request stand apart on the narrowest phone', async (home) => {
  const token = tokenIn(await confirmation(`steps${home.length}@example.com`));
  const viewport = { width: 320, height: 640 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  await page.goto(`${product.url}${home}/request#${token}`);
  const steps = page.locator('article ol > li');
  await steps.nth(3).waitFor();
  const gaps = await steps.evaluateAll((items) => {
    const words = items.map((item) => {
      const range = document.createRange();
      range.selectNodeContents(item);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map((word, index) => word.left - (words[index]?.right ?? 0));
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(6);
  await expectAccessible(page, `${home}/request`, 'main');
  await page.close();
});

it('the link of a request that is wrong says whom to call', async () => {
  const page = await browser.newPage();
  await page.goto(`${product.url}/request#r1.1.zzzzzz.${'A'.repeat(43)}`);
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').innerText()).toContain('This link does not work any more.');
  await page.goto('about:blank');
  let dropped = 0;
  await page.route('**/assets/request-*', (route) => (dropped++ === 0 ? route.abort() : route.continue()));
  await page.goto(`${product.url}/request`);
  await page.getByText('Your request could not be loaded. Trying again…').waitFor();
  await page.getByText('whole link in your confirmation').waitFor();
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  await page.close();
});

it.each([
  ['', 360, 740],
  ['', 768, 1024],
  ['/fr', 360, 740],
  ['/fr', 768, 1024],
])(
  'the card at %s/thank-you moves nothing at %i px, however long what is in it',
  async (home, width, height) => {
    const context = await browser.newContext({ viewport: { width, height } });
    const page = await context.newPage();
    await page.goto(`${product.url}${home}/terms-of-service`);
    await page.evaluate(async (preferredDate) => {
      const response = await fetch('/api/leads', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          visitorId: `visitor-${crypto.randomUUID()}`,
          name: 'Jane Roe',
          phone: '(902) 555-0148',
          address: '12 Old Sambro Harbour Road, behind the second barn on the left, Upper Tantallon B3M 3N8',
          junkType: 'construction',
          preferredDate,
          preferredTimeSlot: 'afternoon',
          source: 'form',
        }),
      });
      const { id } = (await response.json()) as { id: number };
      localStorage.setItem('lastRequest', String(id));
    }, PICKUP);
    await page.goto(`${product.url}${home}/thank-you`);
    const card = page.locator('#request-card');
    await card.getByText('behind the second barn', { exact: false }).waitFor();
    await page.getByRole('listitem').first().waitFor();
    const reserved = await card.evaluate((section) => Number.parseFloat(getComputedStyle(section).minHeight));
    expect((await card.boundingBox())?.height).toBeGreaterThan(reserved);
    expect(await layoutShift(page)).toBe(0);
    await context.close();
  },
);

it('shows what stands below the card though its script never comes', async () => {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('lastRequest', '5'));
  await page.route('**/assets/*request-card-*', () => {});
  await page.goto(`${product.url}/thank-you`);
  await page.locator('#request-card[data-known]').waitFor();
  await page.getByRole('link', { name: 'Back to the homepage' }).waitFor();
  await context.close();
});

it.each(
  ['/request', '/fr/request', '/request#no-such-link'].flatMap((path) =>
    [320, 360, 412, 768, 1440].map((width) => [path, width] as const),
  ),
)('moves nothing where a link is not whole: %s at %i px', async (path, width) => {
  const context = await browser.newContext({ viewport: { width, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${product.url}${path}`);
  await page.locator('#request-island').getByRole('alert').waitFor();
  expect(await layoutShift(page)).toBe(0);
  await context.close();
});
