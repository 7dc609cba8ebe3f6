import type { ListLeadsResponse } from '@harbour-haul/contract/leads/list-leads';
import { jsonAs, signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { ChatDriver } from './testing/chat-driver.ts';
import { withoutTypingDelay } from './testing/without-typing-delay.ts';

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

async function openWindow(width: number, socketsBlocked: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  // Some networks block sockets.
  if (socketsBlocked) await page.routeWebSocket(/\/ws/, (socket) => socket.close());
  return page;
}

/** All that a page is sent by the API and by sockets, as text. */
function received(page: Page): () => Promise<string[]> {
  const texts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) texts.push(response.text().catch(() => ''));
  });
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void texts.push(Promise.resolve(String(payload)))),
  );
  return () => Promise.all(texts);
}

async function openConsole(page: Page): Promise<void> {
  await signInPage(page, product.url);
  await page.goto(`${product.url}/admin/chat`);
  await page.getByRole('heading', { name: 'Conversations', exact: true }).waitFor();
}

/** The sheet of the lead has the number that was told to a person, and says of no such message that nothing came of it. */
async function saysWhatWasTaken(admin: Page, url: string, phone: string): Promise<void> {
  const page = await admin.context().newPage();
  await page.goto(url);
  const sheet = page.getByRole('dialog', { name: /^Lead Details/ });
  await sheet.getByText(`My number is ${phone}`).waitFor();
  await sheet.getByRole('region', { name: 'Timeline' }).getByRole('listitem').first().waitFor();
  expect(await sheet.getByText(/The visitor wrote 2 messages/).count()).toBe(0);
  await page.close();
}

it.each([
  { by: 'sockets', socketsBlocked: false, name: 'Frank Beaton', phone: '902-555-0161' },
  { by: 'polling where sockets are blocked', socketsBlocked: true, name: 'Pat Poll', phone: '902-555-0162' },
])('lets an admin take over from the assistant and hand back, by $by', async (how) => {
  const visitor = await openWindow(390, how.socketsBlocked);
  await withoutTypingDelay(visitor.context());
  const admin = await openWindow(1440, how.socketsBlocked);
  await openConsole(admin);
  const sentToVisitor = received(visitor);
  await visitor.goto(`${product.url}/`);
  const chat = new ChatDriver(visitor);
  await chat.open();
  await chat.choose('Furniture');
  await chat.say('skip');
  await chat.say(how.name);
  await chat.say('can I talk to a person?');

  const row = admin.getByText('Asked for a person').first();
  await row.waitFor();
  await row.click();
  const detail = admin.getByRole('region', { name: /^Conversation with/ });
  await detail.getByText('can I talk to a person?').waitFor();
  await detail.getByRole('button', { name: 'Take over and answer' }).click();
  await chat.window.getByText('You are now chatting with the Harbour Haul team').waitFor();

  // Whose chat it is stays to be read beside all that can be done with it.
  const title = detail.getByRole('heading', { name: new RegExp(`^${how.name} · Furniture`) });
  await eventually(async () =>
    expect(await title.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0),
  );

  const messageField = detail.getByLabel('Type your message');
  await messageField.fill('Hello, this');
  await admin.reload();
  await eventually(async () => expect(await messageField.inputValue()).toBe('Hello, this'));
  await messageField.fill('Hello, this is the team.');
  if (!how.socketsBlocked) await chat.window.getByText('Our team is typing').waitFor();
  await messageField.press('Enter');
  await chat.window.locator('[data-sender=admin]', { hasText: 'Hello, this is the team.' }).waitFor();
  const spoken = await chat.window.locator('[data-sender=assistant]').count();
  const field = chat.window.getByLabel('Message', { exact: true });
  await field.pressSequentially('Do you take pianos?');
  if (!how.socketsBlocked) await detail.getByText(/ is typing…$/).waitFor();
  await field.press('Enter');
  await detail.getByText('Do you take pianos?').waitFor();
  await messageField.pressSequentially('We do. /phot');
  await detail.getByRole('option', { name: '/photo' }).waitFor();
  await messageField.press('Enter');
  await messageField.press('Enter');
  await chat.window.locator('[data-sender=admin]', { hasText: 'We do. Could you send us a photo' }).waitFor();
  await field.fill(`My number is ${how.phone}`);
  await field.press('Enter');
  await detail.getByText(`My number is ${how.phone}`).waitFor();
  // The person sees it on the lead, which is there before they are gone.
  const rail = admin.getByRole('complementary', { name: 'Customer' });
  await rail.getByRole('link', { name: `Call (${how.phone.replace('-', ') ')}` }).waitFor();
  const toLead = await rail.getByRole('link', { name: 'Open lead' }).getAttribute('href');
  await saysWhatWasTaken(admin, `${product.url}${toLead}`, how.phone);
  expect(await chat.window.locator('[data-sender=assistant]').count()).toBe(spoken);

  await detail.getByRole('button', { name: 'End Takeover' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Leave a message unanswered?' });
  await question.getByRole('button', { name: 'End Takeover' }).click();
  await chat.window.locator('[data-sender=assistant]').nth(spoken).waitFor();
  // What was asked of the person is asked about, and the number was said to them.
  expect(await chat.lastReply()).toContain('piano');
  await chat.say('yes');
  expect(await chat.lastReply()).toContain('address');
  await chat.say('5 Elm St, Halifax B3H 2B2');
  await chat.say('tomorrow morning, call me');
  await chat.say('none');
  await chat.choose('Submit');
  await chat.window.getByRole('group', { name: 'Request sent' }).waitFor();

  // Who of the team wrote, only the team is told.
  const texts = await sentToVisitor();
  expect(texts.filter((text) => text.includes('Hello, this is the team.')).length).toBeGreaterThan(0);
  const stored = await visitor.evaluate(() =>
    [localStorage, sessionStorage].flatMap(Object.values<string>).join(),
  );
  expect([...texts, stored].filter((text) => text.includes('author'))).toEqual([]);

  await product.settleIndexes();
  const { leads } = await jsonAs<ListLeadsResponse>(admin, `${product.url}/api/leads?limit=100`);
  expect(leads.filter(({ name }) => name === how.name)).toMatchObject([
    {
      status: 'new',
      junkType: 'furniture',
      address: '5 Elm St, Halifax B3H 2B2',
      details: expect.stringContaining('piano'),
    },
  ]);
  await visitor.context().close();
  await admin.context().close();
});
