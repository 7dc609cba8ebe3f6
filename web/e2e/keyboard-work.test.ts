import { ADMIN } from '@harbour-haul/testing/admin';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { anInlineImage } from '@harbour-haul/testing/photos';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { KeyboardDesk } from './testing/keyboard-desk.ts';

/** Beyond those that the product hands out. */
const FIRST_ID = 310_001;
const NAMES = ['Cy Desk', 'Bo Desk', 'Ada Desk'];

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const leads = NAMES.map((name, index) => {
    const at = new Date(Date.now() - (NAMES.length - index) * 60_000).toISOString();
    const photos = {
      photoPath: anInlineImage(9000),
      additionalPhotos: JSON.stringify([anInlineImage(4000)]),
    };
    const phone = `902-555-019${index}`;
    return aLead({
      id: FIRST_ID + index,
      name,
      phone,
      status: 'contacted',
      createdAt: at,
      updatedAt: at,
      ...photos,
    });
  });
  await writeLeads(productTable(product, 'LeadsTableName'), leads);
  await product.settleIndexes();
});

it('works on one lead after the other without a mouse, whatever is asked in between', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  page.setDefaultTimeout(90_000);
  await signInPage(page, product.url);
  const admin = await product.signIn();
  const path = (index: number) => `/api/leads/by-id/${FIRST_ID + index}`;
  const stored = async (index: number) =>
    (await product.call('GET', path(index), { cookies: admin })).body.lead as Record<string, unknown>;
  const isStored = (index: number, fields: Record<string, unknown>) =>
    eventually(async () => expect(await stored(index)).toMatchObject(fields));
  const desk = await KeyboardDesk.at(page);
  await page.goto(`${product.url}/admin`);
  await page.getByRole('link', { name: 'Cy Desk' }).waitFor();

  // Says whose a lead is.
  await desk.press('j');
  await desk.hasFocusOn('link Ada Desk');
  await desk.press('a');
  await desk.hasFocusOn(/^menuitem/);
  await desk.press('Enter');
  await isStored(2, { ownerId: ADMIN.username });
  await desk.hasFocusOn('link Ada Desk');

  // Notes that a call has reached them.
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Lead Details: Ada Desk' }).waitFor();
  await desk.tabTo('button More actions');
  await desk.press('Enter');
  await desk.hasFocusOn('menuitem Note a call');
  await desk.press('Enter');
  await page.getByText('Did you reach Ada Desk?').waitFor();
  await desk.tabTo('button Reached');
  await desk.press('Enter');
  await isStored(2, { firstContactAt: expect.any(String) });
  await page.getByText('Did you reach Ada Desk?').waitFor({ state: 'detached' });
  expect(await desk.focused()).not.toBe('nothing');

  // Looks at the photos, one after the other.
  await desk.tabTo(/^button .*View full size$/);
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Photo 1 of 2' }).waitFor();
  await desk.press('ArrowRight');
  await page.getByRole('dialog', { name: 'Photo 2 of 2' }).waitFor();
  await desk.press('+', 'Escape');
  await desk.hasFocusOn(/^button .*View full size$/);
  await desk.press('Escape');
  await desk.hasFocusOn('link Ada Desk');

  // Settles a conflict with a colleague.
  await desk.press('j');
  await desk.hasFocusOn('link Bo Desk');
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Lead Details: Bo Desk' }).waitFor();
  await desk.tabTo(/^textbox Notes/);
  await desk.type('Wants Saturday.');
  const body = { notes: 'Wants Monday.', version: (await stored(1)).version };
  await product.call('PATCH', `/api/leads/${FIRST_ID + 1}`, { cookies: admin, body });
  await desk.press('Control+Enter');
  await page.getByRole('dialog', { name: 'This lead was changed meanwhile' }).waitFor();
  await desk.tabTo(/^radio /);
  await desk.press('Space');
  await desk.tabTo('button Save Changes');
  await desk.press('Enter');
  await isStored(1, { notes: 'Wants Saturday.', version: 3 });
  await desk.hasFocusOn('link Bo Desk');

  // Schedules a pickup in the calendar.
  await desk.press('v', 'c');
  await desk.tabTo(/^button Schedule a lead for /);
  await desk.press('Enter');
  await page.getByRole('dialog', { name: /^Schedule a lead for / }).waitFor();
  await desk.tabTo(/^button Cy Desk/);
  await desk.press('Enter');
  await isStored(0, { status: 'scheduled', scheduledDate: expect.any(String) });
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await desk.focused()).not.toBe('nothing');

  // Looks into the bell, and comes back.
  await desk.tabTo(/^button Notifications/, 'Shift+Tab');
  await desk.press('Enter');
  await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
  await desk.press('Tab', 'Escape');
  await desk.hasFocusOn(/^button Notifications/);
  await page.close();
});
