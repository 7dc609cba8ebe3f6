import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import type { GetLeadResponse } from '@harbour-haul/contract/leads/get-lead';
import { jsonAs, signInPage } from '@harbour-haul/testing/chromium/call-as';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Browser, Locator, Page } from 'playwright-core';

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

/** A browser of its own, signed in. */
async function openWindow(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await signInPage(page, product.url);
  return page;
}

/** Creates a lead for a person without another one. */
async function createLead(page: Page, name: string, phone: string): Promise<number> {
  const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 }).toFormat('yyyy-MM-dd');
  const data = { name, phone, address: '5 Elm St, Halifax', junkType: 'furniture', preferredDate: tomorrow };
  return (await jsonAs<CreateLeadResponse>(page, `${product.url}/api/leads`, { method: 'POST', data })).id;
}

async function openDetails(page: Page, id: number): Promise<Locator> {
  await page.goto(`${product.url}/admin/leads/${id}`);
  const details = page.getByRole('dialog', { name: /^Lead Details/ });
  await details.getByText('Asked for a quote').waitFor();
  return details;
}

const field = (details: Locator, label: string) => details.getByLabel(label, { exact: true });
const choose = (page: Page, field: string, choice: string) =>
  page.getByRole('radiogroup', { name: field }).getByText(choice, { exact: true }).click();
/** Fires the event of a window that becomes visible again: everything is refetched. */
const comeBack = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
const toast = (page: Page, text: string) => page.locator('[data-variant]').getByText(text).waitFor();

it('lets two windows at one lead settle field by field what it becomes, and tells both', async () => {
  const [first, second] = await Promise.all([openWindow(), openWindow()]);
  const id = await createLead(first, 'Ada Elm', '902-555-0171');
  const [one, other] = await Promise.all([openDetails(first, id), openDetails(second, id)]);

  await field(other, 'Notes').fill('Wants Saturday.');
  await field(other, 'Status').selectOption('qualified');
  await field(one, 'Notes').fill('Wants Monday.');
  await field(one, 'Status').selectOption('contacted');
  await field(one, 'Address').fill('7 Elm St, Halifax');
  await one.getByRole('button', { name: 'Save Changes' }).click();
  await toast(first, 'Lead details updated successfully');

  await other.getByRole('button', { name: 'Save Changes' }).click();
  const conflict = second.getByRole('dialog', { name: 'This lead was changed meanwhile' });
  await conflict.getByText('Shown as you saved it elsewhere: Address.').waitFor();
  await choose(second, 'Notes', 'Wants Saturday.');
  await choose(second, 'Status', 'Contacted');
  await conflict.getByRole('button', { name: 'Save Changes' }).click();
  await toast(second, 'Lead details updated successfully');

  const { lead, events } = await jsonAs<GetLeadResponse>(second, `${product.url}/api/leads/by-id/${id}`);
  expect(lead).toMatchObject({
    notes: 'Wants Saturday.',
    status: 'contacted',
    address: '7 Elm St, Halifax',
    version: 3,
  });
  expect(events.map(({ type }) => type)).toEqual(['changed', 'changed', 'created']);

  const [again, elsewhere] = await Promise.all([openDetails(first, id), openDetails(second, id)]);
  await field(elsewhere, 'Name').fill('Ada Lane');
  await again.getByRole('button', { name: 'More actions' }).click();
  await first.getByRole('menuitem', { name: 'Delete lead' }).click();
  await first.getByRole('button', { name: 'Delete Lead' }).click();
  await toast(first, `Lead #${id} is in the trash for 30 days.`);
  await comeBack(second);
  await elsewhere.getByText('This lead is in the trash: Admin deleted it').waitFor();
  await first.getByRole('button', { name: 'Undo' }).click();
  await toast(first, 'Lead restored');
  await comeBack(second);
  await elsewhere.getByRole('button', { name: 'Save Changes', disabled: false }).click();
  await toast(second, 'Lead details updated successfully');
  // A push may be lost; whoever looks again sees what is.
  await comeBack(first);
  await first.getByRole('cell', { name: 'Ada Lane' }).waitFor();
});

it('takes half a date for a mistake, not for none', async () => {
  const page = await openWindow();
  const details = await openDetails(page, await createLead(page, 'Bo Oak', '902-555-0172'));
  const followUp = details.getByRole('group', { name: 'Follow-up date' });
  await followUp.getByRole('spinbutton', { name: 'Month' }).click();
  await page.keyboard.type('Dec');
  await field(details, 'Notes').fill('Call before Christmas.');
  await details.getByRole('button', { name: 'Save Changes' }).click();
  await details.getByText('Please enter a whole date, or clear it.').waitFor();
  await followUp.getByRole('spinbutton', { name: 'Day' }).click();
  await page.keyboard.type('202099');
  await details.getByRole('button', { name: 'Save Changes' }).click();
  await toast(page, 'Lead details updated successfully');
});
