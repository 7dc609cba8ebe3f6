import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import { jsonAs, signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { FIGTREE, fontsOf } from './testing/fonts-of.ts';

const PEOPLE = ['Ada Harbour', 'Ben Pier', 'Cleo Wharf'];

/** Beyond those that the product hands out. */
const FIRST_ID = 280_001;
const IN_THREE_DAYS = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

/** Sends a lead as the form does, and returns its id. */
async function sendLead(
  page: Page,
  lead: Record<'name' | 'phone' | 'address' | 'junkType', string>,
): Promise<number> {
  const data = { ...lead, preferredDate: IN_THREE_DAYS, source: 'form' };
  return (await jsonAs<CreateLeadResponse>(page, `${product.url}/api/leads`, { method: 'POST', data })).id;
}

async function openConsole(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  for (const [index, name] of PEOPLE.entries()) {
    await sendLead(page, {
      name,
      phone: `902-555-012${index}`,
      address: `${index + 1} Water St, Halifax`,
      junkType: 'furniture',
    });
  }
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  await page.getByText('3 leads total').waitFor();
  return page;
}

it('works leads in bulk, brings deleted ones back, finds and exports them', async () => {
  const page = await openConsole();
  const row = (name: string) => page.getByRole('row', { name });
  const choose = async (item: string) => {
    await page.getByRole('button', { name: /^Actions/ }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await row('Ada Harbour').getByText('New', { exact: true }).waitFor();
  // Nobody is late within minutes.
  expect(await page.getByLabel(/^Waiting/).count()).toBe(0);

  await page.getByLabel('Select all leads on this page').check();
  await row('Cleo Wharf').getByRole('checkbox').uncheck();
  const topOf = async (name: RegExp) => (await page.getByRole('button', { name }).boundingBox())?.y;
  const expectOneRow = () =>
    eventually(async () => {
      const top = await topOf(/^Export Leads/);
      expect(top).toBeDefined();
      expect(await topOf(/^Actions/)).toBe(top);
    });
  await expectOneRow();
  // On a smaller desk as well the actions of a selection leave the search room, and move no row.
  await page.setViewportSize({ width: 1366, height: 768 });
  await expectOneRow();
  const search = page.locator('[data-field]', { has: page.getByRole('searchbox') });
  expect((await search.boundingBox())?.width).toBeGreaterThanOrEqual(160);
  await choose('Update Status: Contacted');
  const said = page.getByText('Set 2 leads to status: Contacted', { exact: true });
  await said.waitFor();
  // Its button takes only what it needs: the words have the rest.
  expect((await said.boundingBox())?.width).toBeGreaterThan(300);
  await row('Ada Harbour').getByText('Contacted').waitFor();
  await row('Ben Pier').getByText('Contacted').waitFor();
  await row('Cleo Wharf').getByText('New', { exact: true }).waitFor();

  await row('Ben Pier').getByRole('checkbox').check();
  await choose('Delete Leads');
  await page.getByRole('button', { name: 'Delete Lead' }).click();
  await page.getByText('2 leads total').waitFor();
  await row('Ben Pier').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('3 leads total').waitFor();
  await row('Ben Pier').getByText('Contacted').waitFor();

  await page.getByRole('button', { name: 'Needs reply', exact: true }).click();
  await page.getByText('1 lead needs a reply').waitFor();
  await page.getByLabel('Search by name, phone, email, address or #id').fill('0121');
  // Ben is answered by now: a search stays within what needs a reply until that is taken off.
  await page.getByText('0 leads found for “0121” in Needs reply').waitFor();
  await page.getByRole('button', { name: 'Needs reply', exact: true }).click();
  await page.getByText('1 lead found for “0121”', { exact: true }).waitFor();
  await row('Ben Pier').waitFor();
  await eventually(async () => expect(await page.getByRole('row').count()).toBe(2));
  await page.getByRole('button', { name: 'Clear search' }).click();

  await page.getByRole('button', { name: 'Export Leads' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^harbour-haul-leads-\d{4}-\d{2}-\d{2}\.csv$/);
  const stream = await (await download).createReadStream();
  const bytes = Buffer.concat(await stream.toArray());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  for (const name of PEOPLE) expect(bytes.toString()).toContain(name);
  await page.getByText('Leads exported to CSV successfully', { exact: true }).waitFor();

  await page.getByRole('button', { name: 'Overview' }).click();
  const chart = page.getByRole('figure', { name: 'Leads per day by status' });
  const day = chart.getByRole('link', { name: /: 3 leads \(1 .*, 2 .*\)$/ });
  await day.click();
  await page.getByRole('button', { name: /^Remove filter: Leads of / }).waitFor();
  for (const name of PEOPLE) await page.getByRole('cell', { name }).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  await page.close();
});

it('opens with one font, and asks for the code of the list before it knows who is signed in', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  await page.getByText('leads total').waitFor();
  const seen: string[] = [];
  const pathOf = (url: string) => new URL(url).pathname;
  page.on('request', (request) => seen.push(`asked ${pathOf(request.url())}`));
  page.on('response', (response) => seen.push(`had ${pathOf(response.url())}`));
  await page.reload();
  await page.getByText('leads total').waitFor();
  expect(seen.filter((step) => /^asked .*woff2/.test(step) && !step.includes('figtree-basic'))).toEqual([]);
  const asked = seen.findIndex((step) => step.startsWith('asked /assets/leads-panel-'));
  expect(asked).toBeGreaterThan(-1);
  expect(asked).toBeLessThan(seen.indexOf('had /api/user'));
  await page.close();
});

it('is drawn in Figtree at a first visit', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInPage(context, product.url);
  const page = await context.newPage();
  await page.goto(`${product.url}/admin`);
  await page.getByText(/leads? total/).waitFor();
  expect([
    ...(await fontsOf(page, ['[role=tab]', '#root header a, #root header button', '[role=tabpanel] button'])),
  ]).toEqual([FIGTREE]);
  await context.close();
});

it('keeps the buttons of the views in their place, and toasts off the buttons of a lead', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const lead = { name: 'Dora Quay', phone: '902-555-0177', address: '9 Water St, Halifax', junkType: 'yard' };
  const id = await sendLead(page, lead);
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin`);
  await page.getByText(/leads? total/).waitFor();
  /** Where it stands in the page: a phone may have scrolled. */
  const placeOf = (name: string) =>
    page
      .getByRole('group', { name: 'Show leads as' })
      .getByRole('button', { name })
      .evaluate((button) => {
        const { left, top } = button.getBoundingClientRect();
        return [Math.round(left), Math.round(top + window.scrollY)];
      });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    // Drawn anew for its width, what stands above has other words, and other lines.
    await page.getByText(width < 600 ? 'Waiting' : 'Waiting for an answer', { exact: true }).waitFor();
    const before = await placeOf('Board');
    for (const view of ['Board', 'Calendar', 'List']) {
      await page.getByRole('button', { name: view, exact: true }).click();
      await page.locator(`[aria-pressed=true][aria-label=${view}]`).waitFor();
      // The chunk of a view, and what it shows, come later than its button.
      await page.locator('#leads-title').waitFor();
      expect([width, view, await placeOf('Board')]).toEqual([width, view, before]);
    }
  }
  // As wide as a tablet a lead is a dialog with buttons at both ends.
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto(`${product.url}/admin/leads/${id}`);
  await page.getByLabel('Notes', { exact: true }).click();
  const toast = page.getByText('Please make some changes before saving.', { exact: true });
  // On a desktop its heading is where toasts stand otherwise.
  for (const [width, height] of [
    [768, 900],
    [1024, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.keyboard.press('Control+Enter');
    await toast.waitFor();
    const covered = await toast.evaluate((text) => {
      const { top, bottom, left, right } = (text.closest('li') ?? text).getBoundingClientRect();
      const parts = [...document.querySelectorAll('[role=dialog] :is(button, h2)')].filter(
        (part) =>
          !text.closest('li')?.contains(part) &&
          /^(Close|Next lead|Previous lead|More actions|Cancel|Save and Next|Save Changes|Lead Details: .*)$/.test(
            part.getAttribute('aria-label') ?? part.textContent ?? '',
          ),
      );
      const names = parts
        .filter((part) => {
          const box = part.getBoundingClientRect();
          return box.top < bottom && box.bottom > top && box.left < right && box.right > left;
        })
        .map((part) => part.getAttribute('aria-label') ?? part.textContent);
      return { names, count: parts.length };
    });
    expect(covered.count).toBeGreaterThan(4);
    expect([width, covered.names]).toEqual([width, []]);
  }
  await page.close();
});

it('moves no row as the first one is selected, and shows all that can be done with it', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 768 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  // As many as make a long count.
  const callers = Array.from({ length: 20 }, (_, index) =>
    aLead({ id: FIRST_ID + index, name: `Caller ${index}`, createdAt: new Date().toISOString() }),
  );
  await writeLeads(productTable(product, 'LeadsTableName'), callers);
  await product.settleIndexes();
  await page.goto(`${product.url}/admin?status=new`);
  const box = page.getByRole('checkbox', { name: /^Select lead/ }).first();
  const place = async () => Math.round((await box.boundingBox())?.y ?? Number.NaN);
  await box.waitFor();
  for (const width of [1100, 1280, 1366, 1440, 1600]) {
    await page.setViewportSize({ width, height: 768 });
    const before = await place();
    await box.check();
    const actions = page.getByRole('button', { name: 'Actions (1)' });
    await actions.waitFor();
    expect([width, await place()]).toEqual([width, before]);
    await actions.click();
    await page.getByRole('menuitem', { name: 'Delete Leads' }).waitFor();
    // While it grows, places are not what they will be; heights are.
    const menu = page.locator('.MuiMenu-paper');
    const cut = await menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    expect([width, cut]).toEqual([width, 0]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await box.uncheck();
    await actions.waitFor({ state: 'detached' });
  }
  await page.close();
});

it('says the hours of a pickup in one line of its day, on a small desk as well', async () => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  const lead = { name: 'Fay Slip', phone: '902-555-0179', address: '11 Water St, Halifax', junkType: 'yard' };
  const id = await sendLead(page, lead);
  const data = { status: 'scheduled', scheduledDate: IN_THREE_DAYS, scheduledHours: '10:30-12:30' };
  await jsonAs(page, `${product.url}/api/leads/${id}`, { method: 'PATCH', data });
  await page.goto(`${product.url}/admin?view=calendar&day=${IN_THREE_DAYS}`);
  const stop = page.locator(`[data-card="${id}"]`);
  await stop.waitFor();
  for (const width of [1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const hours = await stop.getByText('10:30–12:30 PM', { exact: true }).boundingBox();
    const day = await page.locator('section section', { has: stop }).boundingBox();
    if (!hours || !day) throw new Error('The stop has no place.');
    expect(hours.height).toBeLessThan(24);
    expect([width, hours.x + hours.width < day.x + day.width - 8]).toEqual([width, true]);
  }
  await page.close();
});

it('has room on a phone for what the list and the search of chats say', async () => {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
  await signInPage(page, product.url);
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/api/leads?*', async (route) => {
    await isSeen;
    await route.continue();
  });
  await page.goto(`${product.url}/admin`);
  const loading = page.getByText('Loading leads...', { exact: true });
  const box = await loading.boundingBox();
  const ends = await loading.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const next = text.parentElement?.parentElement?.querySelector('[aria-label="Saved views"]');
    return { text: range.getBoundingClientRect().right, next: next?.getBoundingClientRect().left ?? 0 };
  });
  goOn();
  expect(box?.height).toBeLessThan(24);
  expect(ends.text).toBeLessThan(ends.next);
  await page.goto(`${product.url}/admin/chat`);
  const search = page.getByPlaceholder('Search conversations...');
  await search.waitFor();
  const cut = await search.evaluate((field: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('Nothing can be measured.');
    context.font = getComputedStyle(field).font;
    return context.measureText(field.placeholder).width - field.clientWidth;
  });
  expect(cut).toBeLessThanOrEqual(0);
  await page.close();
});
