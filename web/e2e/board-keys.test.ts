import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { expect, it } from '@jest/globals';

/** Beyond those that the product hands out. */
const FIRST_ID = 200_001;
const MINUTE_MS = 60_000;

const LEADS = (['new', 'contacted', 'qualified', 'scheduled', 'completed', 'completed'] as const).map(
  (status, index) => {
    const at = new Date(Date.now() - (60 - index) * MINUTE_MS).toISOString();
    const id = FIRST_ID + index;
    return aLead({ id, status, name: `Person ${index + 1}`, createdAt: at, updatedAt: at });
  },
);

it('a card that is stepped through four columns keeps the focus, and comes back by Undo', async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), LEADS);
  await product.settleIndexes();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin?view=board`);
  const card = page.getByRole('link', { name: 'Person 1', exact: true });
  await card.focus();
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Shift+ArrowRight');
  await page.getByText('Person 1 is Completed now', { exact: true }).waitFor();
  await product.settleIndexes();
  await page.getByRole('region', { name: 'Completed 3', exact: true }).getByText('Person 1').waitFor();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  expect(await focused()).toBe('Person 1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('region', { name: 'New 1', exact: true }).getByText('Person 1').waitFor();
  await page.getByText('Person 1 is New now', { exact: true }).waitFor();
  expect(await focused()).toBe('Person 1');
  await page.close();
});
