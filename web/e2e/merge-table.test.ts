import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Beyond those that the product hands out. */
const FIRST_ID = 250_001;
const OTHER_ID = FIRST_ID + 1;

beforeAll(async () => {
  const product = await sharedProduct();
  const details =
    'A couch, two armchairs and a wardrobe that has to go down three flights of stairs. '.repeat(4);
  await writeLeads(productTable(product, 'LeadsTableName'), [
    aLead({ id: FIRST_ID, name: 'Priya Nair', phone: '902-555-0134', email: 'priya@example.com', details }),
    aLead({ id: OTHER_ID, name: 'Frank Beaton', phone: '902-555-0177', email: 'frank@example.com' }),
  ]);
  await product.settleIndexes();
});

async function openMerge(width: number): Promise<Page> {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/leads/${FIRST_ID}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Merge/ }).click();
  await page.getByLabel('Search by #id, name, phone, email or address').fill(`#${OTHER_ID}`);
  await page.getByText(`#${OTHER_ID} Frank Beaton`).click();
  await page.getByRole('table').getByRole('row').first().waitFor();
  return page;
}

/** Where the two values of each row stand. */
const placesOf = (page: Page) =>
  page.getByRole('dialog', { name: 'Merge two leads' }).evaluate((dialog) =>
    [...dialog.querySelectorAll('tbody tr')].map((row) =>
      [...row.querySelectorAll('td')].map((cell) => {
        const { left, top, width } = cell.getBoundingClientRect();
        return { left, top, width };
      }),
    ),
  );

it('two leads stand in two columns of a desk that line up, and their heads stay in sight', async () => {
  const page = await openMerge(1440);
  const places = await placesOf(page);
  expect(places.length).toBeGreaterThan(5);
  for (const [first, second] of places) {
    expect(second?.top).toBe(first?.top);
    expect(second?.width).toBe(first?.width);
    expect([first?.left, second?.left]).toEqual([places[0]?.[0]?.left, places[0]?.[1]?.left]);
  }
  await page.getByRole('cell', { name: 'frank@example.com' }).waitFor();
  await page.getByRole('rowheader', { name: 'Created' }).scrollIntoViewIfNeeded();
  const head = await page.getByLabel(`Keep #${OTHER_ID}`).boundingBox();
  const dialog = await page.getByRole('dialog', { name: 'Merge two leads' }).boundingBox();
  expect(head && dialog && head.y > dialog.y).toBe(true);
  await page.close();
});

it('on a phone their values are below each other, each with its number, and are a table still', async () => {
  const page = await openMerge(360);
  for (const [first, second] of await placesOf(page)) {
    expect(second?.left).toBe(first?.left);
    expect(second?.top).toBeGreaterThan(first?.top ?? 0);
  }
  const named = await page
    .getByRole('row', { name: /Email/ })
    .getByRole('cell')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(named).toEqual([`"#${FIRST_ID}"`, `"#${OTHER_ID}"`]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByText('look like different people').waitFor();
  expect(await page.getByRole('button', { name: 'Merge Leads' }).isDisabled()).toBe(true);
  await page.close();
});
