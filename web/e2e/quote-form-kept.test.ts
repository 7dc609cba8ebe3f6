import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { heavyImage, phoneImage } from './testing/phone-images.ts';

/** The form's code, one file. */
const FORM = /\/assets\/quote-form-[\w-]{8}\.js/;
/** Browsers remember an address that failed; an attempt at another one has a question mark. */
const isFirstAddress = (route: Route) => !route.request().url().includes('?');

const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');
let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(async () => context.close());

const field = (name: string) => page.locator(`#quote-form [name=${name}]`);
const submitButton = () => page.locator('#quote-form button[type=submit]');

async function fillIn(): Promise<void> {
  const { phone, address } = aNewPerson();
  await field('name').fill('Jane Roe');
  await field('phone').fill(phone);
  await field('address').fill(address);
  await field('junkType').selectOption('furniture');
  await field('preferredDate').fill(tomorrow);
  await field('details').fill('A sofa on the second floor');
}

/** Runs in the page. @returns whether the browser has stored the file of a photo */
function isPhotoOnDevice(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('photos');
    opening.onerror = reject;
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('photos').objectStore('photos').count();
      counting.onerror = reject;
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result > 0);
      };
    };
  });
}

async function expectKept(): Promise<void> {
  await page.locator('#quote-form-island[data-alive]').waitFor();
  expect(await field('name').inputValue()).toBe('Jane Roe');
  expect(await field('junkType').inputValue()).toBe('furniture');
  expect(await field('preferredDate').inputValue()).toBe(tomorrow);
  expect(await field('details').inputValue()).toBe('A sofa on the second floor');
}

describe('what is entered and not sent', () => {
  it('is there after the Privacy Policy, by its link home, by Back, and after a reload, photos too', async () => {
    await page.goto(`${product.url}/`);
    await fillIn();
    const buffer = await phoneImage();
    const input = page.locator('#quote-form input[type=file]');
    await input.setInputFiles([{ name: 'sofa.jpg', mimeType: 'image/jpeg', buffer }]);
    await page.getByText('Added as your main photo').waitFor();
    await page.locator('#quote-form').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await page.waitForURL(`${product.url}/`);
    await expectKept();
    await page.getByText('Added as your main photo').waitFor();
    await page.locator('#quote-form').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await page.goBack();
    await expectKept();
    await page.reload();
    await expectKept();
    await page.getByText('Added as your main photo').waitFor();
    await submitButton().click();
    await page.waitForURL('**/thank-you');
    await page.goto(`${product.url}/`);
    expect(await page.evaluate(() => sessionStorage.getItem('quoteDraft'))).toBeNull();
  });
});

it('a photo over the limit is made smaller by itself, also one of which the page was reloaded, and is sent', async () => {
  await page.goto(`${product.url}/`);
  await fillIn();
  const photo = { name: 'large.jpg', mimeType: 'image/jpeg', buffer: await heavyImage(5.2 * 1024 * 1024) };
  await page.route('**/quarantine/**', (route) => route.abort());
  await page.locator('#quote-form input[type=file]').setInputFiles([photo]);
  await page.getByText('large.jpg').waitFor();
  // A page that ends before the browser has the file loses it, and says so.
  await page.waitForFunction(isPhotoOnDevice);
  await page.unroute('**/quarantine/**');
  await page.reload();
  await page.getByText('Added as your main photo').waitFor();
  await submitButton().click();
  await page.waitForURL('**/thank-you');
});

it('a photo that was on its way goes on after a reload', async () => {
  await page.goto(`${product.url}/`);
  await fillIn();
  await page.route('**/quarantine/**', (route) => route.abort());
  const photo = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() };
  await page.locator('#quote-form input[type=file]').setInputFiles([photo]);
  await page.getByText('It could not be sent.', { exact: false }).waitFor();
  await page.unroute('**/quarantine/**');
  await page.reload();
  await page.getByText('Added as your main photo').waitFor();
});

it('a request that was sent without a network is sent by the next tab, with its photo', async () => {
  await page.goto(`${product.url}/`);
  await fillIn();
  await page.locator('#quote-form-island[data-alive]').waitFor();
  await context.setOffline(true);
  const photo = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() };
  await page.locator('#quote-form input[type=file]').setInputFiles([photo]);
  await page.locator('#quote-form [name=marketingConsent]').check();
  await submitButton().click();
  const box = page.getByText('Your request is kept here and is sent by itself', { exact: false });
  await box.waitFor();
  expect(await box.textContent()).not.toContain('leave this page open');
  await page.close();
  await context.setOffline(false);
  page = await context.newPage();
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/leads'),
  );
  await page.goto(`${product.url}/`);
  const body = (await sent).postDataJSON();
  expect(body).toMatchObject({ name: 'Jane Roe', marketingConsent: expect.any(String) });
  expect(body.photoPaths).toHaveLength(1);
  await page.waitForURL('**/thank-you');
});

it.each([
  ['/privacy-policy', 'the request that was waiting here is sent.', 'See your request'],
  ['/fr/thank-you', 'la demande qui attendait ici est envoyée.', 'Voir ma demande'],
])(
  'a request that was sent without a network is sent by a later page without the form: %s',
  async (path, said, see) => {
    await page.goto(`${product.url}/`);
    await fillIn();
    await page.locator('#quote-form-island[data-alive]').waitFor();
    await context.setOffline(true);
    const photo = { name: 'sofa.jpg', mimeType: 'image/jpeg', buffer: await phoneImage() };
    await page.locator('#quote-form input[type=file]').setInputFiles([photo]);
    await submitButton().click();
    await page.getByText('Your request is kept here and is sent by itself', { exact: false }).waitFor();
    await page.close();
    await context.setOffline(false);
    page = await context.newPage();
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/api/leads'),
    );
    await page.goto(`${product.url}${path}`);
    expect((await sent).postDataJSON().photoPaths).toHaveLength(1);
    await page.getByRole('alert').filter({ hasText: said }).getByRole('link', { name: see }).click();
    await page.waitForURL('**/thank-you');
    await page
      .getByText(/^HH-\d{5}$/)
      .first()
      .waitFor();
  },
);

describe('the code of the form', () => {
  it('is fetched anew after a failure, without a reload and without losing what was typed', async () => {
    await page.route(FORM, (route) => (isFirstAddress(route) ? route.abort() : route.continue()));
    await page.goto(`${product.url}/`);
    await fillIn();
    await submitButton().click();
    await page.waitForURL('**/thank-you');
  });

  it('and that of the chat come by themselves where the network was down at the load', async () => {
    await page.goto(`${product.url}/`, { waitUntil: 'domcontentloaded' });
    await context.setOffline(true);
    await field('name').fill('Jane Roe');
    await page.evaluate(() => document.querySelector<HTMLElement>('#chat-widget a')?.click());
    for (const island of ['#quote-form-island', '#chat-widget'])
      await page.locator(`${island}[data-failed]`).waitFor({ state: 'attached' });
    await context.setOffline(false);
    await page.locator('#quote-form-island[data-alive]').waitFor({ state: 'attached' });
    expect(await field('name').inputValue()).toBe('Jane Roe');
    await page.getByRole('dialog').waitFor();
  });

  it('that is out of reach leaves no way by which what was typed is lost', async () => {
    let isDown = true;
    await page.route(FORM, (route) => (isDown ? route.abort() : route.continue()));
    const visited = page.waitForResponse('**/analytics.json');
    await page.goto(`${product.url}/`);
    await fillIn();
    await submitButton().click();
    await page.getByRole('alert').getByText('All that you entered is kept here.', { exact: false }).waitFor();
    expect(
      await page
        .locator('#quote-form')
        .getByRole('link', { name: /Reload/ })
        .count(),
    ).toBe(0);
    await visited;
    await page.locator('#quote-form').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    isDown = false;
    await page.goto(`${product.url}/`);
    await page.locator('#quote-form-island[data-alive]').waitFor();
    expect(await field('name').inputValue()).toBe('Jane Roe');
  });

  it('that is out of reach is said to be so beside the number to call, and the button was heard', async () => {
    let isDown = true;
    await page.route(FORM, (route) => (isDown ? route.abort() : route.continue()));
    await page.goto(`${product.url}/`);
    await fillIn();
    const heard = page.locator('#quote-form-island + [role=status] span');
    expect(await heard.isVisible()).toBe(false);
    await submitButton().click();
    await heard.getByText('Processing...').waitFor();
    const said = await submitButton().evaluate((button) => getComputedStyle(button, '::after').content);
    expect(said).toBe('"Processing..."');
    await page.getByRole('alert').getByText('All that you entered is kept here.', { exact: false }).waitFor();
    expect(await page.getByRole('link', { name: /^Call / }).getAttribute('href')).toMatch(/^tel:\+1902/);
    // The way to the Privacy Policy and back, and a reload, before the form's code has come.
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await page.locator('#quote-form').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForURL('**/privacy-policy');
    await page.getByRole('link', { name: 'Back to Home' }).first().click();
    await page.waitForURL(`${product.url}/`);
    await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
    await field('details').fill('A sofa on the third floor');
    await page.reload();
    isDown = false;
    await page.locator('#quote-form-island[data-alive]').waitFor();
    expect(await field('details').inputValue()).toBe('A sofa on the third floor');
    await field('details').fill('A sofa on the second floor');
    await expectKept();
    await submitButton().click();
    await page.waitForURL('**/thank-you');
  });
});

describe('a request that the servers were not reached for', () => {
  const alert = () =>
    page.locator('#quote-form [role=alert]').filter({ hasText: /is sent by itself|partira/ });

  it.each(['/', '/fr'])(
    'says on %s once that it waits, and goes by itself once the network is back',
    async (path) => {
      await page.goto(`${product.url}${path}`);
      await fillIn();
      await page.locator('#quote-form-island[data-alive]').waitFor();
      await context.setOffline(true);
      await submitButton().click();
      await alert().waitFor();
      expect(await alert().getByRole('link').getAttribute('href')).toMatch(/^tel:\+1902/);
      // No toast, and nothing else that says otherwise.
      const said = page.locator('[role=alert]:visible, [role=region] li:visible');
      expect(await said.filter({ hasText: /\S/ }).count()).toBe(1);
      await context.setOffline(false);
      await page.waitForURL('**/thank-you');
    },
  );

  it('goes by itself where the network says nothing, and after a reload', async () => {
    await page.goto(`${product.url}/`);
    await fillIn();
    await page.route('**/api/leads', (route) => route.abort());
    await submitButton().click();
    await alert().waitFor();
    await page.reload();
    await alert().waitFor();
    await page.unroute('**/api/leads');
    await page.waitForURL('**/thank-you');
  });
});
