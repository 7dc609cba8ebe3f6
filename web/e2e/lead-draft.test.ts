import { ADMIN } from '@harbour-haul/testing/admin';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Beyond those that the product hands out. */
const ID = 240_001;

beforeAll(async () => {
  const product = await sharedProduct();
  await writeLeads(productTable(product, 'LeadsTableName'), [aLead({ id: ID, name: 'Priya Nair' })]);
  await product.settleIndexes();
});

async function openLead(): Promise<Page> {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage();
  await page.request.post(`${product.url}/api/login`, { data: ADMIN });
  await page.goto(`${product.url}/admin`);
  await page.getByText('leads total').or(page.getByText('lead total')).waitFor();
  await page.goto(`${product.url}/admin/leads/${ID}`);
  await notesOf(page).waitFor();
  return page;
}

const notesOf = (page: Page) => page.getByRole('dialog').getByLabel('Notes', { exact: true });
const isBack = (page: Page) => page.getByText('What you had typed and not saved is back.').waitFor();

it('what is typed into a lead outlives Back', async () => {
  const page = await openLead();
  await notesOf(page).fill('Two flights of stairs.');
  await page.goBack();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.goForward();
  await isBack(page);
  expect(await notesOf(page).inputValue()).toBe('Two flights of stairs.');
  await page.close();
});

it('what is typed into a lead outlives a reload', async () => {
  const page = await openLead();
  await notesOf(page).fill('Three flights of stairs.');
  await page.reload();
  await isBack(page);
  expect(await notesOf(page).inputValue()).toBe('Three flights of stairs.');
  await page.close();
});

it('what is typed into a lead outlives a session that was lost', async () => {
  const page = await openLead();
  await notesOf(page).fill('Four flights of stairs.');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByLabel('Username').fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByText('Priya Nair').first().waitFor();
  await page.goto(`${new URL(page.url()).origin}/admin/leads/${ID}`);
  await isBack(page);
  expect(await notesOf(page).inputValue()).toBe('Four flights of stairs.');
  await page.close();
});
