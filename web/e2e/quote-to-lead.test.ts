import type { Lead } from '@harbour-haul/domain/leads/lead';
import { ADMIN } from '@harbour-haul/testing/admin';
import { aNewPerson } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeViolations } from './testing/axe-violations.ts';

const now = DateTime.now().setZone('America/Halifax');
const tomorrow = now.plus({ days: 1 });

let product: LocalProduct;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Whatever the browser's console said, errors of pages and failed requests included. */
let consoleMessages: string[];

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
  consoleMessages = [];
  page.on('console', (message) => consoleMessages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => consoleMessages.push(`pageerror: ${error.message}`));
});
afterEach(async () => context.close());

/** Fills the form in for a person without another lead. */
async function fillForm(name: string): Promise<void> {
  const { phone, address } = aNewPerson();
  await page.getByLabel(/name/i).first().fill(name);
  await page.getByLabel(/phone/i).first().fill(phone);
  await page
    .getByLabel(/address/i)
    .first()
    .fill(address);
  await page.getByLabel(/junk/i).first().selectOption('furniture');
  await page.getByLabel(/date/i).first().fill(tomorrow.toFormat('yyyy-MM-dd'));
}

const submit = () => page.locator('#quote-form button[type=submit]').click();

async function signIn(): Promise<void> {
  await page.goto(`${product.url}/login`);
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(/\/admin/);
}

it('takes a quote from the form to the admin’s list', async () => {
  await page.goto(`${product.url}/#quote-form`);
  await fillForm('Jane Roe');
  await submit();
  await page.waitForURL('**/thank-you');
  const reference = await page.getByText(/^HH-\d{5}$/).innerText();
  const link = page.getByRole('link', { name: 'View or change' });
  await link.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await link.click();
  await page.getByText('Received. Our team contacts you as soon as possible.').waitFor();
  await page.goBack();
  await page.getByText('Furniture', { exact: true }).waitFor();
  expect(consoleMessages).toEqual([]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn();
  const row = page.getByRole('row').filter({ hasText: 'Jane Roe' });
  await row.waitFor();
  const text = await row.innerText();
  // A refused write leaves a gap: the first lead need not have the first number.
  expect(text).toContain(`#${Number(reference.slice('HH-'.length))}`);
  expect(text).toContain('New');
  expect(text).toContain(tomorrow.toFormat('MMM d, yyyy'));
  expect(text).toContain(now.toFormat('MMM d, yyyy'));
  expect(await row.getByLabel('User Selected').count()).toBe(1);
  expect(await row.getByLabel('New lead (unread)').count()).toBe(1);
  expect(consoleMessages.filter((message) => !message.includes('401'))).toEqual([]);
});

it('makes one lead of a double click', async () => {
  await page.goto(`${product.url}/`);
  await fillForm('Double Click');
  await page.locator('#quote-form button[type=submit]').dblclick();
  await page.waitForURL('**/thank-you');
  const { body } = await product.call('GET', '/api/leads?limit=100', { cookies: await product.signIn() });
  expect((body.leads as Lead[]).filter(({ name }) => name === 'Double Click')).toHaveLength(1);
});

it('shows the specification’s texts at the fields of an empty form', async () => {
  await page.goto(`${product.url}/#quote-form`);
  await submit();
  for (const text of [
    'Name must be at least 2 characters.',
    'Phone number must be at least 10 digits.',
    'Address must be at least 5 characters.',
    'Please select a junk type.',
    'Please select a preferred date.',
  ]) {
    await page.locator('#quote-form').getByText(text).waitFor();
  }
});

it('prefills the form of a visitor who comes back', async () => {
  await page.goto(`${product.url}/`);
  await fillForm('Returning Visitor');
  await submit();
  await page.waitForURL('**/thank-you');
  await page.goto(`${product.url}/#quote-form`);
  await page.waitForFunction(
    () =>
      document.querySelector<HTMLInputElement>('#quote-form input[name=name]')?.value === 'Returning Visitor',
  );
  expect(consoleMessages).toEqual([]);
});

describe('a public page', () => {
  const PAGES = ['/', '/thank-you', '/privacy-policy', '/terms-of-service'];

  it.each(PAGES)(
    '%s says the same with JavaScript off, and nothing on the console with it on',
    async (path) => {
      await page.goto(`${product.url}${path}`, { waitUntil: 'networkidle' });
      const heading = await page.locator('h1').innerText();
      expect(consoleMessages).toEqual([]);
      const plain = await browser.newContext({ javaScriptEnabled: false });
      const plainPage = await plain.newPage();
      await plainPage.goto(`${product.url}${path}`);
      expect(await plainPage.locator('h1').innerText()).toBe(heading);
      expect((await plainPage.locator('body').innerText()).length).toBeGreaterThan(300);
      await plain.close();
    },
  );

  it.each(['the site’s font', 'the fallback font'])(
    'has nothing wider than a phone of 320 px in %s',
    async (font) => {
      if (font === 'the fallback font') await page.route('**/*.woff2', (route) => route.abort());
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of [...PAGES, '/nope', '/login']) {
        await page.goto(`${product.url}${path}`);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, overflow]).toEqual([path, 0]);
      }
    },
  );

  it('answers an unknown path with the 404 page and its status', async () => {
    const response = await page.goto(`${product.url}/no-such-page`);
    expect(response?.status()).toBe(404);
    expect(await page.locator('h1').innerText()).toContain('404 Page Not Found');
  });
});

it('keeps what was typed before the form came alive', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${product.url}/`, { waitUntil: 'commit' });
  const name = page.locator('#quote-form input[name=name]');
  await name.click();
  await name.pressSequentially('Early Typer');
  release();
  await submit();
  await page.locator('#quote-form').getByText('Phone number must be at least 10 digits.').waitFor();
  expect(await name.inputValue()).toBe('Early Typer');
  expect(consoleMessages).toEqual([]);
});

it('sends whoever is not signed in from the dashboard to the login page', async () => {
  await page.goto(`${product.url}/admin`);
  await page.waitForURL('**/login');
});
