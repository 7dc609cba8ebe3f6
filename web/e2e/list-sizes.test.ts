import { LIST_COLUMNS } from '@harbour-haul/domain/leads/views/list-columns';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import { aLead } from '@harbour-haul/testing/leads';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DateTime } from 'luxon';
import type { Locator, Page } from 'playwright-core';

/** Beyond those that the product hands out. */
const ID = 260_001;

const BUSY = aLead({
  id: ID,
  name: 'Alexandria Konstantinopoulou-Featherstonehaugh',
  status: 'scheduled',
  // Long ago: it is asked whether it was done.
  scheduledDate: '2026-09-04T12:00:00.000Z',
  scheduledHours: '09:00-11:00',
  createdAt: '2026-09-01T15:00:00.000Z',
  unanswered: 2,
  askedAgain: 2,
  hazards: 'Paint',
});

/** With the longest of what stands beside a number. */
const CALLED = aLead({
  id: ID + 1,
  status: 'contacted',
  unanswered: 2,
  unansweredAt: DateTime.now()
    .setZone('America/Halifax')
    .minus({ days: 1 })
    .set({ hour: 12, minute: 44 })
    .toJSDate()
    .toISOString(),
});

/** The list with all columns, which the tests make wider and narrower. */
let page: Page;

beforeAll(async () => {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  await writeLeads(productTable(product, 'LeadsTableName'), [BUSY, CALLED]);
  await product.settleIndexes();
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin?columns=${LIST_COLUMNS.join(',')}`);
});
afterAll(() => page?.close());

async function show(width: number, height = 800): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.getByRole(width < 1100 ? 'list' : 'table', { name: 'Leads' }).waitFor();
  await page.getByText('Alexandria').first().waitFor();
}

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
};

describe('the list of leads', () => {
  it.each([1100, 1280, 1440])(
    'has rows of 40 px at %d px, and the name its width, with all columns',
    async (width) => {
      await show(width);
      const row = page.locator(`tr[data-lead="${ID}"]`);
      expect((await boxOf(row)).height).toBe(40);
      const name = row.getByRole('cell').filter({ has: page.locator('[data-name]') });
      expect((await boxOf(name)).width).toBeGreaterThanOrEqual(180);
    },
  );

  it.each([600, 768, 1024])('keeps what is told of calls within its card at %d px', async (width) => {
    await show(width);
    const card = page.locator(`[data-lead="${CALLED.id}"]`);
    const [whole, told] = [await boxOf(card), await boxOf(card.getByText('No answer, 2nd time'))];
    expect(told.x + told.width).toBeLessThanOrEqual(whole.x + whole.width);
  });

  it('keeps whose row it is in sight while its other columns scroll by', async () => {
    await show(1100);
    const row = page.locator(`tr[data-lead="${ID}"]`);
    const parts = [row.getByRole('checkbox'), row.getByText(`#${ID}`), row.locator('[data-name]')];
    const before = await Promise.all(parts.map(boxOf));
    await page.locator('table').evaluate((table) => {
      table.parentElement?.scrollTo({ left: table.scrollWidth });
    });
    expect((await boxOf(row.getByRole('button', { name: 'Details' }))).x).toBeLessThan(1100);
    expect(await Promise.all(parts.map(boxOf))).toEqual(before);
    // On top of what scrolls by.
    const tops = await Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        }),
      ),
    );
    expect(tops).toEqual([true, true, true]);
  });

  it('is cards below 1,100 px', async () => {
    await show(1099);
    expect(await page.getByRole('table').count()).toBe(0);
    await page.locator(`li[data-lead="${ID}"]`).waitFor();
  });

  it('has rows of 96 px on a phone, and the call under the thumb', async () => {
    await show(360, 740);
    const row = page.locator(`li[data-lead="${ID}"]`);
    // The card of a wider screen goes first. Its neighbours' line is part of it.
    await eventually(async () => {
      expect(Math.floor((await row.boundingBox())?.height ?? 0)).toBe(96);
    });
    // Half the screen is leads, whatever stands above.
    expect((await boxOf(page.getByRole('list', { name: 'Leads' }))).y).toBeLessThanOrEqual(370);
    const call = await boxOf(row.getByRole('link', { name: /^Call / }));
    expect(Math.min(call.width, call.height)).toBeGreaterThanOrEqual(44);
  });

  it('has a toolbar of one line on a desk, whose buttons are a thumb high', async () => {
    await show(1440);
    const boxes = await Promise.all(
      ['Display', 'Saved views', 'Needs reply'].map((name) =>
        boxOf(page.getByRole('button', { name, exact: true })),
      ),
    );
    const middles = boxes.map(({ y, height }) => Math.round(y + height / 2));
    expect(new Set(middles).size).toBe(1);
    for (const { height } of boxes) expect(height).toBeLessThanOrEqual(44);
  });

  /** The last one, since it takes columns away. */
  it('parts the pinned columns from others where these scroll, and nowhere else', async () => {
    await show(1440);
    const edge = () =>
      page
        .locator(`tr[data-lead="${ID}"] > :nth-child(3)`)
        .evaluate((cell) => getComputedStyle(cell).boxShadow.match(/(\d)px 0px 0px 0px/)?.[1]);
    expect(await edge()).toBe('1');
    await page.goto(page.url().replace(/columns=.*/, 'columns=phone,status'));
    await page.getByRole('columnheader', { name: 'Junk Type' }).waitFor({ state: 'detached' });
    expect(await edge()).toBe('0');
  });
});

describe('what a button of the toolbar opens', () => {
  it.each([
    [1280, 560],
    [1440, 900],
  ])('stands below it on a screen of %d by %d, and scrolls within', async (width, height) => {
    await show(width, height);
    const button = page.getByRole('button', { name: 'Display', exact: true });
    const { y, height: size } = await boxOf(button);
    await button.click();
    const panel = page.getByRole('dialog', { name: 'Display' });
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    );
    const opened = await boxOf(panel);
    expect(opened.y).toBeGreaterThanOrEqual(y + size);
    expect(opened.y + opened.height).toBeLessThanOrEqual(height);
    await panel.getByRole('button', { name: 'Default columns' }).click({ trial: true });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
  });
});
