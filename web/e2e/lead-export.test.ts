import { readFileSync } from 'node:fs';
import { csvHeading, csvLine } from '@harbour-haul/domain/leads/export/csv-leads';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { putLeads } from '@harbour-haul/testing/put-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';

/** Too many for a direct export. */
const leads = Array.from({ length: 500 }, (_, index) =>
  aLead({
    id: index + 1,
    // Nobody is told of leads that were answered: this is about the file.
    status: 'contacted',
    createdAt: new Date(Date.UTC(2020, 0, 1 + index)).toISOString(),
    notes: 'Two couches, "the big ones".\n'.repeat(250),
  }),
);

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await putLeads(product.documents, product.outputs.LeadsTableName ?? '', leads);
  await product.settleIndexes();
});

it('saves a large export from the dialog, by way of S3 and without leaving the page', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  await page.getByRole('button', { name: 'Export Leads' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const download = await downloading;
  await page.getByText('Leads exported to CSV successfully').first().waitFor();
  expect(download.url().startsWith(product.endpoints.s3)).toBe(true);
  expect(download.suggestedFilename()).toMatch(/^harbour-haul-leads-\d{4}-\d\d-\d\d\.csv$/);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text === `\ufeff${csvHeading()}${leads.toReversed().map(csvLine).join('')}`).toBe(true);
  expect(page.url()).toContain('/admin');
  // A list of this length is too large for a direct export.
  expect(errors.filter((message) => !/\b413\b/.test(message))).toEqual([]);
});
