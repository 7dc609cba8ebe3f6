import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page, Route } from 'playwright-core';

/** Beyond those that the product hands out. */
const ID = 270_001;
/** The lead of a chat. */
const OF_CHAT = ID + 2;

const VISITOR = `sheet-${crypto.randomUUID()}`;

/** A chat of the visitor. */
async function startChat(product: LocalProduct): Promise<string> {
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', {
    body: { visitorId: VISITOR },
  });
  const sessionId = String(body.id);
  for (let number = 1; number <= 3; number += 1) {
    const message = { sender: 'user', content: `Couch ${number}`, clientMessageId: crypto.randomUUID() };
    await product.call('POST', `/api/chat/sessions/${sessionId}/messages`, { body: message, cookies });
  }
  return sessionId;
}

beforeAll(async () => {
  const product = await sharedProduct();
  const sessionId = await startChat(product);
  await writeLeads(productTable(product, 'LeadsTableName'), [
    aLead({ id: ID, name: 'Priya Nair', phone: '902-555-0163' }),
    aLead({ id: ID + 1, name: 'P. Nair', phone: '(902) 555-0163' }),
    aLead({ id: OF_CHAT, name: 'Carla Frye', phone: '902-555-0164', visitorId: VISITOR, sessionId }),
  ]);
  await product.settleIndexes();
});

async function openSheet(id: number, width: number, prepare = async (_page: Page) => {}): Promise<Page> {
  const [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await signInPage(page, product.url);
  await prepare(page);
  await page.goto(`${product.url}/admin/leads/${id}`);
  await page.getByRole('dialog').getByText('Asked for a quote').waitFor();
  return page;
}

/** Where the parts of the sheet stand, whatever of them is scrolled to. */
const placeOf = async (page: Page, name: string | RegExp) => {
  const box = await page.getByRole('dialog').getByRole('region', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`There is no ${name}.`);
  return box;
};

describe('a lead’s sheet', () => {
  // One page, that is looked at and made narrower.
  let page: Page;
  beforeAll(async () => {
    page = await openSheet(OF_CHAT, 1280);
  });
  afterAll(() => page?.close());

  it('has what there is to haul left, the work right of it, and the timeline below both', async () => {
    const [haul, work, contact, timeline] = await Promise.all(
      ['What to haul', 'Qualification Status', 'Contact', 'Timeline'].map((name) => placeOf(page, name)),
    );
    if (!haul || !work || !contact || !timeline) throw new Error('A part is missing.');
    expect(haul.x + haul.width).toBeLessThanOrEqual(work.x);
    expect(Math.round(haul.y)).toBe(Math.round(work.y));
    expect(contact.y).toBeGreaterThan(work.y);
    expect(timeline.y).toBeGreaterThanOrEqual(Math.max(haul.y + haul.height, contact.y + contact.height));
  });

  it('has the photos left as well, and the transcript left of the timeline, below all of it', async () => {
    await page.getByRole('dialog').getByText('Couch 3', { exact: true }).waitFor();
    const [haul, photos, work, contact, transcript, timeline] = await Promise.all(
      [
        'What to haul',
        'Project Photos',
        'Qualification Status',
        'Contact',
        /^Chat Transcript/,
        'Timeline',
      ].map((name) => placeOf(page, name)),
    );
    if (!haul || !photos || !work || !contact || !transcript || !timeline)
      throw new Error('A part is missing.');
    expect(Math.round(photos.x)).toBe(Math.round(haul.x));
    expect(photos.x + photos.width).toBeLessThanOrEqual(work.x);
    expect(photos.y).toBeGreaterThanOrEqual(haul.y + haul.height);
    const end = Math.max(photos.y + photos.height, contact.y + contact.height);
    expect(transcript.y).toBeGreaterThanOrEqual(end);
    expect(transcript.x + transcript.width).toBeLessThanOrEqual(timeline.x);
    expect(Math.round(transcript.x)).toBe(Math.round(haul.x));
  });

  it('keeps what only diagnoses under More, closed', async () => {
    const sheet = page.getByRole('dialog');
    const version = sheet.getByText('Version', { exact: true });
    const sources = sheet.getByText('Direct File Lookup', { exact: true });
    expect([await version.isVisible(), await sources.isVisible()]).toEqual([false, false]);
    await sheet.getByText('More', { exact: true }).click();
    await version.waitFor();
    await sources.waitFor();
  });

  it('has the label of each field whole, at any width', async () => {
    const cutLabels = () =>
      page
        .getByRole('dialog')
        .locator('label')
        .evaluateAll((labels) =>
          labels.filter((label) => label.scrollWidth > label.clientWidth).map((label) => label.textContent),
        );
    expect(await page.getByRole('dialog').locator('label').count()).toBeGreaterThan(8);
    for (const width of [320, 360, 599, 600, 768, 899, 900, 1024, 1099, 1100, 1199, 1200, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await cutLabels()]).toEqual([width, []]);
    }
  });

  it('on a phone has its parts below each other', async () => {
    await page.setViewportSize({ width: 360, height: 900 });
    const [haul, work] = await Promise.all(
      ['What to haul', 'Qualification Status'].map((name) => placeOf(page, name)),
    );
    expect(work?.x).toBe(haul?.x);
    expect(work?.y).toBeGreaterThanOrEqual((haul?.y ?? 0) + (haul?.height ?? 0));
    // The status is a thumb away all the same, above what there is to haul.
    const status = page.getByRole('dialog').getByRole('button', { name: 'Status: New', exact: true });
    expect((await status.boundingBox())?.y).toBeLessThan(haul?.y ?? 0);
    await status.click();
    const field = page.getByLabel('Status', { exact: true });
    await field.selectOption('contacted');
    await page.getByRole('button', { name: 'Save Changes', disabled: false }).waitFor();
    expect(await field.evaluate((select) => document.activeElement === select)).toBe(true);
  });
});

it.each([360, 1280])(
  'nothing in a lead’s sheet moves at %d px where a lead of the same phone is found late',
  async (width) => {
    const asked = Promise.withResolvers<Route>();
    const page = await openSheet(ID, width, async (opened) => {
      await opened.route(/search=9025550163/, asked.resolve);
    });
    const before = await placeOf(page, 'What to haul');
    await (await asked.promise).continue();
    await page.getByText(`Same phone as #${ID + 1}`).waitFor();
    expect(await placeOf(page, 'What to haul')).toEqual(before);
    const merge = await page.getByRole('button', { name: 'Merge…' }).boundingBox();
    expect((merge?.y ?? 0) + (merge?.height ?? 0)).toBeLessThanOrEqual(900);
    await page.close();
  },
);
