import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';

/** Beyond those that the product hands out. */
const FIRST_ID = 210_001;
const MINUTE_MS = 60_000;
const DAY = `${halifaxToday(new Date())}T12:00:00.000Z`;

const LEADS = [1, 2, 3, 4, 5, 6, 7].map((number) => {
  const at = new Date(Date.now() - (60 - number) * MINUTE_MS).toISOString();
  return aLead({
    id: FIRST_ID + number,
    name: `Person ${number}`,
    createdAt: at,
    updatedAt: at,
    ...(number === 1 && { status: 'scheduled', scheduledDate: DAY }),
  });
});

beforeAll(async () => {
  const product = await sharedProduct();
  await writeLeads(productTable(product, 'LeadsTableName'), LEADS);
  await product.settleIndexes();
});

/** The console on a phone, signed in. */
async function openPhone(path: string): Promise<Page> {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(`${product.url}${path}`);
  return page;
}

/** The boxes of rows in sight over whose middle a notice or the last action lies. */
const coveredBoxes = (page: Page) =>
  page.getByRole('checkbox', { name: /^Select lead/ }).evaluateAll((boxes) =>
    boxes.flatMap((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met?.closest('[data-variant], [aria-label="Last action"]')
        ? [box.getAttribute('aria-label')]
        : [];
    }),
  );

it('every row in sight can be ticked beside the notice of a bulk action, and beside the Undo that follows it', async () => {
  const page = await openPhone('/admin');
  for (const number of [7, 6])
    await page.getByLabel(`Select lead ${FIRST_ID + number}`, { exact: true }).check();
  await page.getByRole('button', { name: /^Actions/ }).click();
  await page.getByRole('menuitem', { name: 'Update Status: Qualified' }).click();
  await page.getByText('Set 2 leads to status: Qualified', { exact: true }).waitFor();
  const pill = page.getByRole('group', { name: 'Last action' });
  expect(await pill.count()).toBe(0);
  const toast = page.locator('[data-variant]');
  await page.waitForFunction(
    (element) => (element?.getBoundingClientRect().left ?? 0) > 60,
    await toast.elementHandle(),
  );
  expect(await coveredBoxes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Close notification' }).click();
  const undo = pill.getByRole('button', { name: 'Undo: Set 2 leads to status: Qualified' });
  await undo.waitFor();
  expect(await undo.evaluate((button) => button.scrollWidth - button.clientWidth)).toBe(0);
  expect(await coveredBoxes(page)).toEqual([]);
  await page.close();
});

it('every figure of today has its word, whole, and its whole label to a screen reader', async () => {
  const page = await openPhone('/admin');
  const strip = page.getByRole('list', { name: 'Today' });
  await strip.getByRole('link').first().waitFor();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const cut = await strip.evaluate((list) => {
      const room = list.getBoundingClientRect();
      return [...list.querySelectorAll('[aria-hidden]')].flatMap((label) => {
        const range = document.createRange();
        range.selectNodeContents(label);
        const words = range.getBoundingClientRect();
        const isWhole = words.left >= room.left && words.right <= room.right && words.bottom <= room.bottom;
        return isWhole ? [] : [label.textContent];
      });
    });
    expect([width, cut]).toEqual([width, []]);
    await strip.getByRole('link', { name: 'Waiting for an answer' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const boxOf = (name: string) => page.getByRole('button', { name, exact: true }).boundingBox();
    const [filter, newLead] = [await boxOf('Filter'), await boxOf('New lead')];
    expect((newLead?.x ?? 0) - ((filter?.x ?? 0) + (filter?.width ?? 0))).toBeGreaterThanOrEqual(4);
  }
  await page.close();
});

it('the fields of the dialog that moves a pickup stand apart', async () => {
  const page = await openPhone('/admin?view=calendar');
  await page.getByRole('button', { name: 'Move Person 1 to another day' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move the pickup of Person 1' });
  const boxOf = async (name: 'above' | 'label' | 'below' | 'hours') => {
    const found = {
      above: dialog.getByRole('button', { name: 'Clear selection: Pickup day' }),
      label: dialog.locator('label', { hasText: /^From$/ }),
      hours: dialog.getByLabel('Pickup hours from'),
      below: dialog.getByRole('status'),
    }[name];
    const box = await found.boundingBox();
    if (!box) throw new Error(`There is no ${name}.`);
    return box;
  };
  await dialog.getByText(/^No other pickup on/).waitFor();
  const above = await boxOf('above');
  expect((await boxOf('label')).y - (above.y + above.height)).toBeGreaterThanOrEqual(0);
  const hours = await boxOf('hours');
  expect((await boxOf('below')).y - (hours.y + hours.height)).toBeGreaterThanOrEqual(8);
  await page.close();
});
