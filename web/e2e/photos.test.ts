import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import type { PhotoStateResponse } from '@harbour-haul/contract/photos/get-photo-state';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { allPhotoPaths } from '@harbour-haul/domain/leads/lead-photos';
import { labelledImage } from '@harbour-haul/local-cloud/testing/labelled-image';
import { callAs, jsonAs, signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import exifr from 'exifr';
import { DateTime } from 'luxon';
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
import { cuttingServer } from './testing/cutting-server.ts';
import { heavyImage, isUpright, phoneImage } from './testing/phone-images.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

const tomorrow = DateTime.now().setZone('America/Halifax').plus({ days: 1 });
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
/** Where uploads go. */
const STORAGE = '**/quarantine/**';

let product: LocalProduct;
let browser: Browser;
let admin: BrowserContext;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  admin = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await signInPage(admin, product.url);
});
beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  page = await context.newPage();
});
afterEach(async () => context.close());

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const item = (name: string) =>
  page.getByRole('list', { name: 'Your photos' }).getByRole('listitem').filter({ hasText: name });

/** Another phone is another person, and so another lead. */
async function openForm(name: string, phone: string): Promise<void> {
  await page.goto(`${product.url}/#quote-form`);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Phone').fill(phone);
  await page.getByLabel('Pickup address').fill('12 Oak St, Dartmouth');
  await page.getByLabel('Type of junk').selectOption('furniture');
  await page.getByLabel('Preferred date').fill(tomorrow.toFormat('yyyy-MM-dd'));
}

async function choose(...files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  await page.locator('#quote-form input[type=file]').setInputFiles(files);
}

const submit = () => page.locator('#quote-form button[type=submit]').click();

async function leadOf(name: string): Promise<Lead> {
  await product.settleIndexes();
  const { leads } = await jsonAs<ListLeadsResponse>(admin, `${product.url}/api/leads?limit=100`);
  const lead = leads.find((one) => one.name === name);
  if (!lead) throw new Error(`There is no lead of ${name}.`);
  return lead;
}

/** The images of a lead as the admin gets them, after a check that each has no camera data. */
async function servedImages(lead: Lead): Promise<Buffer[]> {
  const images: Buffer[] = [];
  for (const path of allPhotoPaths(lead)) {
    for (const address of [path, `${path}?size=thumbnail`]) {
      const { response, status } = await callAs(admin, product.url + address);
      expect([address, status]).toEqual([address, 200]);
      expect(response.headers()['content-type']).toBe('image/jpeg');
      const body = await response.body();
      expect(await exifr.parse(body, true)).toBeUndefined();
      images.push(body);
    }
  }
  return images;
}

/** An image in which the local classifier sees paint. */
const paint = () =>
  labelledImage([{ name: 'Paint Can', confidence: 97 }])
    .jpeg()
    .toBuffer();

/** The hazardous goods found in a lead's photos. */
async function hazardsOf(lead: Lead): Promise<string[]> {
  const states = allPhotoPaths(lead).map(async (path) => {
    const url = `${product.url}${path.replace('/uploads/', '/api/photos/')}/state`;
    return (await jsonAs<PhotoStateResponse>(admin, url)).findings?.hazards ?? [];
  });
  return (await Promise.all(states)).flat();
}

/** Whether an image of the page is loaded. */
const isShown = (target: Page, name: string) =>
  target
    .getByRole('img', { name })
    .first()
    .evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0));

it('takes photos from the form to the admin’s dialog, upright and without a trace of their camera', async () => {
  await openForm('Photo Form', '902-555-0141');
  await choose(
    jpeg('turned.jpg', await phoneImage()),
    { name: 'script.png', mimeType: 'image/png', buffer: SVG },
    jpeg('heavy.jpg', await heavyImage(5.2 * 1024 * 1024)),
    jpeg('paint.jpg', await paint()),
  );
  await item('turned.jpg').getByText('Added as your main photo').waitFor();
  await item('script.png').getByText('Please select an image (JPG, PNG or GIF).').waitFor();
  const preview = await item('turned.jpg').locator('img').getAttribute('src');
  expect(await isUpright(Buffer.from(preview?.split(',')[1] ?? '', 'base64'))).toBe(true);
  await item('heavy.jpg').getByText('Added', { exact: true }).waitFor();
  await item('heavy.jpg').getByText('We made it smaller, since it was over 5MB.').waitFor();
  await item('paint.jpg').getByText('Added', { exact: true }).waitFor();
  await submit();
  await page.waitForURL('**/thank-you');

  const lead = await leadOf('Photo Form');
  const images = await servedImages(lead);
  expect(images).toHaveLength(6);
  expect(await Promise.all(images.slice(0, 2).map(isUpright))).toEqual([true, true]);

  await eventually(async () => expect(await hazardsOf(lead)).toEqual(['paint']));
  const adminPage = await admin.newPage();
  await adminPage.goto(`${product.url}/admin/leads/${lead.id}`);
  await adminPage.getByText('They may show paint or solvents.', { exact: false }).waitFor();
  expect(await isShown(adminPage, 'Main photo')).toBe(true);
  await adminPage.getByRole('button', { name: 'View full size' }).click();
  await adminPage.getByRole('dialog', { name: 'Photo 1 of 3' }).waitFor();
  expect(await isShown(adminPage, 'Photo 1 of 3')).toBe(true);
  await adminPage.keyboard.press('ArrowRight');
  await adminPage.getByRole('dialog', { name: 'Photo 2 of 3' }).waitFor();
  expect(await isShown(adminPage, 'Photo 2 of 3')).toBe(true);
  await adminPage.close();
});

it('the photos of the form fill their rows at any width, and what can be done with each stands in one line', async () => {
  await page.goto(`${product.url}/#quote-form`);
  await page.locator('#quote-form-island[data-alive]').waitFor();
  const image = await phoneImage();
  const names = ['a sofa with a long name.jpg', 'bed.jpg', 'desk.jpg', 'lamp.jpg', 'rug.jpg'];
  await choose(...names.map((name) => jpeg(name, image)));
  for (const name of names) await item(name).getByText('Added').waitFor();
  const list = page.getByRole('list', { name: 'Your photos' });
  const boxes = (one: Locator) =>
    one.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const [[row], cards, buttons] = await Promise.all([
      boxes(list),
      boxes(list.getByRole('listitem')),
      boxes(list.getByRole('button', { name: /^Remove/ })),
    ]);
    const inFirst = cards.filter(({ top }) => top === cards[0]?.top);
    expect([width, inFirst.length >= 2]).toEqual([width, true]);
    expect(inFirst.at(-1)?.right).toBeCloseTo(row?.right ?? 0, 0);
    expect(new Set(buttons.slice(0, inFirst.length).map(({ top }) => Math.round(top))).size).toBe(1);
  }
});

it('in a chat three photos, their button and the field are in sight at once, on the smallest phone and a desk', async () => {
  await page.setViewportSize({ width: 320, height: 568 });
  await withoutTypingDelay(context);
  await page.goto(`${product.url}/`);
  const chat = new ChatDriver(page);
  await chat.open();
  await chat.choose('Furniture');
  const image = await phoneImage();
  const names = ['a sofa with a long name, of a telephone, 2026.jpg', 'bed.jpg', 'desk.jpg'];
  await page.getByLabel('Photo', { exact: true }).setInputFiles(names.map((name) => jpeg(name, image)));
  const send = chat.window.getByRole('button', { name: 'Send 3 photos' });
  await send.waitFor();
  for (const [width, height] of [
    [320, 568],
    [1280, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    const parts = [
      send,
      chat.window.getByLabel('Message', { exact: true }),
      chat.window.getByRole('img').first(),
    ];
    for (const part of parts) {
      const isSeen = await part.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const corners = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
        return corners.every((corner) => corner !== null && element.contains(corner));
      });
      expect([width, String(part), isSeen]).toEqual([width, String(part), true]);
    }
  }
});

it('sends a photo again whose upload was cut midway', async () => {
  await openForm('Photo Cut', '902-555-0142');
  const server = await cuttingServer(300 * 1024);
  await page.route(STORAGE, (route) => route.continue({ url: server.url }), { times: 1 });
  await choose(jpeg('cut.jpg', await heavyImage(1.2 * 1024 * 1024)));
  await item('cut.jpg').getByText('It could not be sent.', { exact: false }).waitFor();
  expect(server.cuts()).toBe(1);
  server.close();
  await item('cut.jpg')
    .getByRole('button', { name: /^Try again/ })
    .click();
  await item('cut.jpg').getByText('Added as your main photo').waitFor();
  await submit();
  await page.waitForURL('**/thank-you');
  expect(await servedImages(await leadOf('Photo Cut'))).toHaveLength(2);
});

it('sends a request while photos cannot be stored, and adds them afterwards', async () => {
  await openForm('Photo Later', '902-555-0143');
  await page.route(STORAGE, (route) => route.abort());
  await choose(jpeg('later.jpg', await phoneImage()));
  await item('later.jpg').getByText('It could not be sent.', { exact: false }).waitFor();
  await submit();
  await page.getByText('One photo did not arrive', { exact: false }).waitFor();
  expect((await leadOf('Photo Later')).photoPath).toBeNull();
  await page.unroute(STORAGE);
  await page.getByRole('button', { name: 'Try to add the photos again' }).click();
  await page.waitForURL('**/thank-you');
  expect(await servedImages(await leadOf('Photo Later'))).toHaveLength(2);
});

it('says on the next page which photos did not come along, until they are added there', async () => {
  await openForm('Photo Missing', '902-555-0144');
  await choose(jpeg('first.jpg', await phoneImage()));
  await item('first.jpg').getByText('Added as your main photo').waitFor();
  await page.route(STORAGE, (route) => route.abort());
  await choose(jpeg('lost.jpg', await phoneImage()));
  await item('lost.jpg').getByText('It could not be sent.', { exact: false }).waitFor();
  await submit();
  await page.getByRole('button', { name: 'Continue without' }).click();
  await page.waitForURL('**/thank-you');
  await page.unroute(STORAGE);
  const alert = page.getByRole('alert').filter({ hasText: 'One photo did not arrive.' });
  await alert.getByRole('link', { name: 'Add it' }).click();
  // As large as phones take them.
  const large = jpeg('large.jpg', await heavyImage(5.2 * 1024 * 1024));
  await page.getByLabel('Choose photos').setInputFiles([large]);
  await page.getByText('Your photo has been added, and our team can see it.').waitFor();
  await page.goto(`${product.url}/thank-you`);
  await page.getByRole('link', { name: 'View or change' }).waitFor();
  expect(await alert.count()).toBe(0);
  expect(await servedImages(await leadOf('Photo Missing'))).toHaveLength(4);
});

it('takes a photo from the chat to the admin’s dialog, after it was kept on the phone first', async () => {
  await withoutTypingDelay(context);
  await page.goto(`${product.url}/`);
  const chat = new ChatDriver(page);
  await chat.open();
  await chat.choose('Furniture');
  await page.route(STORAGE, (route) => route.abort());
  const send = async () => {
    await chat.window.locator('input[type=file]').setInputFiles([jpeg('chat.jpg', await phoneImage())]);
    await chat.window.getByRole('button', { name: 'Send photo' }).click();
  };
  await send();
  const kept = chat.window.locator('[data-message]').filter({ hasText: 'Photo (kept on my device)' });
  await kept.waitFor();
  await page.unroute(STORAGE);
  // Of what else was said one may wait for its next attempt as well, where the server has failed it once.
  await kept.getByRole('button', { name: 'Retry' }).click();
  await chat.window.getByText('Thanks for the photo!', { exact: false }).waitFor();
  await chat.say('Carla Frye');
  await chat.say('902-555-0155');

  await eventually(async () => expect((await leadOf('Carla Frye')).chatPhotoPaths).not.toBeNull());
  const lead = await leadOf('Carla Frye');
  const images = await servedImages(lead);
  expect(await Promise.all(images.map(isUpright))).toEqual([true, true]);

  const adminPage = await admin.newPage();
  await adminPage.goto(`${product.url}/admin/leads/${lead.id}`);
  const photos = adminPage.getByRole('region', { name: 'Photos of the chat' });
  await photos.getByRole('button').click();
  await adminPage.getByRole('dialog', { name: 'Photo 1 of 1' }).waitFor();
  expect(await isShown(adminPage, 'Photo 1 of 1')).toBe(true);
  await adminPage.close();
  // Only its visitor and admins get it.
  const otherVisitor = await browser.newContext();
  const [path = ''] = allPhotoPaths(lead);
  expect((await callAs(otherVisitor, product.url + path)).status).toBe(404);
  await otherVisitor.close();
});

it('sends a photo of the chat once its visitor is back, whose tab was closed without a network', async () => {
  await withoutTypingDelay(context);
  await page.goto(`${product.url}/`);
  let chat = new ChatDriver(page);
  await chat.open();
  await chat.choose('Furniture');
  await context.setOffline(true);
  await chat.window.locator('input[type=file]').setInputFiles([jpeg('chat.jpg', await phoneImage())]);
  await chat.window.getByRole('button', { name: 'Send photo' }).click();
  await chat.window.getByText('Photo (kept on my device)').waitFor();
  const row = chat.window.locator('[data-message]').filter({ hasText: 'Photo (kept on my device)' });
  await row.getByText('Kept here, not sent yet').waitFor();
  expect(await row.getByRole('button', { name: /retry|try/i }).count()).toBe(1);
  await page.close();

  await context.setOffline(false);
  page = await context.newPage();
  await page.goto(`${product.url}/`);
  chat = new ChatDriver(page);
  await chat.open();
  await chat.window.getByText('Thanks for the photo!', { exact: false }).waitFor();
  // The answer may be there before the server has all: it is sent by itself, nobody presses a thing.
  await eventually(async () =>
    expect(await chat.window.getByRole('button', { name: 'Retry' }).count()).toBe(0),
  );
  await chat.say('Paula Frye');
  await chat.say('902-555-0156');
  await eventually(async () => expect((await leadOf('Paula Frye')).chatPhotoPaths).not.toBeNull());
  expect(await servedImages(await leadOf('Paula Frye'))).toHaveLength(2);
});

it('says of a request of the chat that a photo did not arrive, until that is with it', async () => {
  await withoutTypingDelay(context);
  await page.goto(`${product.url}/`);
  const chat = new ChatDriver(page);
  await chat.open();
  await page.route(STORAGE, (route) => route.abort());
  await chat.choose('Furniture');
  await chat.window.locator('input[type=file]').setInputFiles([jpeg('late.jpg', await phoneImage())]);
  await chat.window.getByRole('button', { name: 'Send photo' }).click();
  await chat.window.getByText('Photo (kept on my device)').waitFor();
  for (const said of ['Rita Frye', '902-555-0157', '12 Oak St, Dartmouth B2Y 1A1', 'tomorrow morning'])
    await chat.say(said);
  await chat.choose('Phone Call');
  await chat.say('none');
  await chat.choose('Submit');
  await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();
  const alert = page.getByRole('alert').filter({ hasText: 'One photo did not arrive.' });
  await page.goto(`${product.url}/thank-you`);
  await alert.waitFor();
  await page.getByRole('link', { name: 'View or change' }).click();
  await page.getByRole('button', { name: 'Add it' }).waitFor();
  await alert.waitFor();
  await page.unroute(STORAGE);
  await page.goto(`${product.url}/thank-you`);
  await page.getByRole('link', { name: 'Add photos' }).waitFor();
  await eventually(async () => expect(await servedImages(await leadOf('Rita Frye'))).toHaveLength(2));
});
