import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';

const bell = (page: Page, state: string) =>
  page.getByLabel(`Notifications: ${state}`, { exact: true }).waitFor();

it('a lead that is opened in one tab is read in the bell of the other, and a tab that comes later counts it no more', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const context = await browser.newContext();
  const [one, other] = [await context.newPage(), await context.newPage()];
  await signInPage(context, product.url);
  for (const page of [one, other]) {
    await page.goto(`${product.url}/admin`);
    await page.getByText('leads total').waitFor();
  }
  const tomorrow = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);
  const person = { name: 'Ada Elm', phone: '902-555-0191', address: '5 Elm St, Halifax' };
  const body = { ...person, junkType: 'furniture', preferredDate: tomorrow, source: 'form' };
  const { status } = await product.call('POST', '/api/leads', { body });
  expect(status).toBe(201);
  await Promise.all([bell(one, '1 unread'), bell(other, '1 unread')]);
  await one.getByRole('button', { name: 'Notifications: 1 unread' }).click();
  await one.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: 'Open lead' }).click();
  await one.getByRole('dialog', { name: 'Lead Details: Ada Elm' }).waitFor();
  await Promise.all([bell(one, 'none unread'), bell(other, 'none unread')]);
  expect(await other.getByRole('dialog').count()).toBe(0);
  await context.close();
});
