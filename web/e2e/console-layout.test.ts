import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';

/** Beyond those that the product hands out. */
const FIRST_ID = 230_001;
const LONG_AGO = '2026-10-21T15:00:00.000Z';
const NAME = 'Maximiliana Featherstonehaugh-Cholmondeley of Eastern Passage';

/** One of everything that a row can be full of, and its neighbours. */
const LEADS = [
  aLead({
    id: FIRST_ID,
    name: NAME,
    address: '1 Main St, Truro',
    askedAgain: 2,
    callBackAt: LONG_AGO,
    hazards: 'Paint\nPropane',
    unanswered: 3,
    unansweredAt: LONG_AGO,
    ownerId: 'admin',
    createdAt: LONG_AGO,
  }),
  aLead({
    id: FIRST_ID + 1,
    name: 'Bo Pier',
    status: 'scheduled',
    scheduledDate: '2026-11-02T12:00:00.000Z',
    scheduledHours: '10:30-12:30',
    createdAt: LONG_AGO,
  }),
  ...[2, 3, 4, 5, 6, 7].map((number) =>
    aLead({ id: FIRST_ID + number, name: `Person ${number}`, createdAt: LONG_AGO }),
  ),
];

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), LEADS);
  await product.settleIndexes();
});

async function openConsole(path: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(product.url + path);
  return page;
}

/** The table and the toolbar above it, as they are measured. */
const measureTable = (page: Page) =>
  page.evaluate((id) => {
    const boxOf = (element: Element | null | undefined) => {
      if (!element) throw new Error('It is not there.');
      return element.getBoundingClientRect();
    };
    const middleOf = (element: Element | null | undefined) => {
      const { top, height } = boxOf(element);
      return Math.round(top + height / 2);
    };
    const rows = [...document.querySelectorAll('table[aria-label=Leads] tbody tr')];
    const busy = document.querySelector(`tr[data-lead="${id}"]`);
    const marks = [...(busy?.querySelectorAll('[data-column=status] [data-tone]') ?? [])];
    const toolbar = document.querySelector('#leads-title')?.parentElement?.parentElement;
    if (!toolbar) throw new Error('There is no toolbar.');
    const { paddingTop, paddingBottom } = getComputedStyle(toolbar);
    const controls = [...toolbar.querySelectorAll('button, [data-field]')].filter(
      (control) => boxOf(control).height > 1 && !control.parentElement?.closest('[data-field]'),
    );
    return {
      rowHeights: [...new Set(rows.map((row) => Math.round(boxOf(row).height)))],
      leastName: Math.min(...rows.map((row) => boxOf(row.children[2]).width)),
      leastWords: boxOf(busy?.querySelector('[data-name]')).width,
      marks: marks.length,
      linesOfMarks: new Set(marks.map(middleOf)).size,
      toolbar: toolbar.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
      linesOfToolbar: new Set(controls.map(middleOf)).size,
      tallest: Math.max(...controls.map((control) => Math.round(boxOf(control).height))),
      isWider: document.documentElement.scrollWidth > window.innerWidth,
    };
  }, FIRST_ID);

it('has rows of 40 px, names of 180 px and a toolbar of 44 px on a desk, cards below it, and rows of 96 px on a phone', async () => {
  const page = await openConsole('/admin', 1440, 900);
  await page.getByRole('link', { name: NAME }).waitFor();
  const DESKS = [1100, 1280, 1366, 1440, 1920];
  const expectDesks = async () => {
    for (const width of DESKS) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByRole('table', { name: 'Leads' }).waitFor();
      const { leastName, leastWords, marks, ...measured } = await measureTable(page);
      expect([width, measured]).toEqual([
        width,
        {
          rowHeights: [40],
          linesOfMarks: 1,
          toolbar: 44,
          linesOfToolbar: 1,
          tallest: 44,
          isWider: false,
        },
      ]);
      expect(leastName).toBeGreaterThanOrEqual(180);
      // However many marks stand behind it.
      expect(leastWords).toBeGreaterThanOrEqual(72);
      // The status, how long it waits, and the calls that nobody answered.
      expect(marks).toBeGreaterThanOrEqual(2);
    }
  };
  await expectDesks();
  // With every column the table scrolls in its frame, and neither its rows nor its names give way.
  await page.getByRole('button', { name: 'Display' }).click();
  const columns = page.getByRole('group', { name: 'Columns' });
  await columns.waitFor();
  for (const box of await columns.getByRole('checkbox').all()) await box.check();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Est. Value' }).waitFor();
  await expectDesks();

  // The sheet of a lead: what there is to haul is left of the work, and what has happened below both.
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: NAME }).click();
  const sheet = page.getByRole('dialog', { name: `Lead Details: ${NAME}` });
  const boxOf = async (name: string) => {
    const box = await sheet.getByRole('region', { name, exact: true }).boundingBox();
    if (!box) throw new Error(`There is no ${name}.`);
    return box;
  };
  await sheet.getByText('More', { exact: true }).waitFor();
  // What waits for somebody comes a moment later, and above both.
  await eventually(async () => {
    const [haul, work] = [await boxOf('What to haul'), await boxOf('Qualification Status')];
    expect(haul.x + haul.width).toBeLessThan(work.x);
    expect(haul.y).toBe(work.y);
  });
  const contact = await boxOf('Contact');
  expect((await boxOf('Timeline')).y).toBeGreaterThan(contact.y + contact.height);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 1099, height: 900 });
  await page.getByRole('list', { name: 'Leads' }).waitFor();
  expect(await page.getByRole('table', { name: 'Leads' }).count()).toBe(0);

  await page.setViewportSize({ width: 360, height: 640 });
  const calls = page.getByRole('link', { name: /^Call / });
  await calls.nth(LEADS.length - 1).waitFor();
  const rows = page.getByRole('list', { name: 'Leads' }).getByRole('listitem');
  const heights = await rows.evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  expect([...new Set(heights)]).toEqual([96]);
  const sizes = await calls.evaluateAll((links) =>
    links.map((link) => [link.getBoundingClientRect().width, link.getBoundingClientRect().height]),
  );
  expect(Math.min(...sizes.flat())).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.close();
});
