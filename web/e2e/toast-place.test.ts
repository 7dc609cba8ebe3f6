import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { NOBODY } from './screens/cast.ts';
import { ConsoleTour } from './screens/console-tour.ts';
import { choose, press, type Scene } from './screens/screen-state.ts';

/** Beyond those that the product hands out. */
const FIRST_ID = 220_001;

const LEADS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) =>
  aLead({ id: FIRST_ID + number, name: `Person ${number}`, createdAt: new Date().toISOString() }),
);

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), LEADS);
  await product.settleIndexes();
});

/**
 * What of a panel's titles, of the buttons beside them and, in a dialog, of all buttons that are not scrolled out of it lies under the
 * toast, by its words.
 */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector<HTMLElement>('[data-variant]');
    if (!toast) return ['there is no toast'];
    const isOpen = (layer: Element) => !layer.closest('[aria-hidden=true]');
    const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isOpen).at(-1);
    const panel = dialog ?? document.body;
    const titles = [...panel.querySelectorAll('h1, h2, h3')];
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const within = element.closest('.MuiDialogContent-root')?.getBoundingClientRect();
      const [first, last] = [within?.top ?? top, within?.bottom ?? bottom];
      return { left, right, top: Math.max(top, first), bottom: Math.min(bottom, last) };
    };
    const buttons = [...panel.querySelectorAll('button, a[href]')].filter(
      (button) =>
        dialog !== undefined ||
        titles.some(
          (title) => boxOf(title).top < boxOf(button).bottom && boxOf(button).top < boxOf(title).bottom,
        ),
    );
    const own = boxOf(toast);
    return [...titles, ...buttons]
      .filter((element) => !toast.contains(element))
      .filter((element) => {
        const { left, right, top, bottom } = boxOf(element);
        const isSeen = left < right && top < bottom;
        return isSeen && left < own.right && own.left < right && top < own.bottom && own.top < bottom;
      })
      .map((element) => element.textContent || element.getAttribute('aria-label'));
  });

const isUnderToast = (field: Locator) =>
  field.evaluate((element) => {
    const own = element.getBoundingClientRect();
    const toast = document.querySelector('[data-variant]')?.getBoundingClientRect();
    if (!toast) throw new Error('There is no toast');
    return (
      toast.left < own.right && own.left < toast.right && toast.top < own.bottom && own.top < toast.bottom
    );
  });

/** Waits until the toast rests, wherever that is. */
async function restedToast(page: Page): Promise<void> {
  await page.locator('[data-variant]').waitFor();
  // What changed just now is seen in the frame after the next.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
}

/** Saves nothing: the dialog stays, and a toast says so. */
const PANELS: [string, (scene: Scene) => Promise<void>][] = [
  [
    'a lead',
    async ({ page, open }) => {
      await open(`/admin/leads/${FIRST_ID + 1}`);
      await page
        .getByRole('dialog', { name: 'Lead Details: Person 1' })
        .getByText(/Same phone as/)
        .waitFor();
      await page.getByLabel('Notes').press('Control+Enter');
    },
  ],
  [
    'a new lead',
    async ({ page, open }) => {
      await open('/admin');
      await page.getByText('Person 10').first().waitFor();
      await page.keyboard.press('c');
      const dialog = page.getByRole('dialog', { name: 'New lead' });
      await dialog.getByLabel('Phone', { exact: true }).fill('902-555-0123');
      await page.route('**/api/leads/entered', (route) => route.abort());
      await press(page, 'Create Lead');
    },
  ],
  [
    'a merge that grows meanwhile',
    async ({ page, open }) => {
      await open(`/admin/leads/${FIRST_ID + 1}`);
      await choose(page, 'More actions', /^Merge/);
      await page.getByLabel('Search by #id, name, phone, email or address').fill(`#${FIRST_ID + 2}`);
      await page.getByText(`#${FIRST_ID + 2} Person 2`).click();
      const dialog = page.getByRole('dialog', { name: 'Merge two leads' });
      await dialog.getByLabel(`Keep #${FIRST_ID + 1}`).check();
      await page.route('**/api/leads/*/merge', (route) => route.abort());
      await dialog.getByRole('button', { name: 'Merge Leads' }).click();
      await page.locator('[data-variant]').waitFor();
      await dialog.getByLabel(`Keep #${FIRST_ID + 2}`).check();
    },
  ],
  [
    'the list itself',
    async ({ page, open }) => {
      await open('/admin');
      await page.getByText('Person 10').first().waitFor();
      await page.route('**/api/leads?*', (route) => route.abort());
      await page.getByLabel('Search by name, phone, email, address or #id').fill('person');
    },
  ],
];

const SCREENS = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

describe.each(SCREENS)('at $width px', (viewport) => {
  let tour: ConsoleTour;
  beforeAll(async () => {
    tour = await ConsoleTour.start(browser, product, NOBODY, { viewport });
  });
  afterEach(() => tour.page.unrouteAll());
  afterAll(() => tour?.end());

  it.each(PANELS)('a toast stands over no title of %s and none of its buttons', async (name, reach) => {
    await tour.reach({ name, leads: 0, reach });
    await restedToast(tour.page);
    expect(await covered(tour.page)).toEqual([]);
  });

  it('and over no field of a new lead that is typed into', async () => {
    const { page } = tour;
    const [name, reach] = PANELS.find(([panel]) => panel === 'a new lead') ?? [];
    if (!name || !reach) throw new Error('There is no such panel');
    await tour.reach({ name, leads: 0, reach });
    const fields = page.getByRole('dialog', { name: 'New lead' }).getByRole('textbox');
    for (const field of await fields.all()) {
      // A busy machine takes longer for all of them than a toast stays.
      if ((await page.locator('[data-variant]').count()) === 0) await press(page, 'Create Lead');
      await field.focus();
      await restedToast(page);
      expect([await field.getAttribute('id'), await isUnderToast(field)]).toEqual([
        expect.any(String),
        false,
      ]);
    }
  });
});

it('on a phone a toast with a button is no higher than a row of the list', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 640 } });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/leads/${FIRST_ID + 8}`);
  await page.getByRole('dialog').getByLabel('Notes').fill('Call at noon');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await restedToast(page);
  const toast = await page.locator('[data-variant]').boundingBox();
  expect(toast?.height).toBeLessThanOrEqual(96);
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(640);
  await page.close();
});
