import { aChatVisitor } from '@harbour-haul/testing/chat-visitor';
import { signInPage } from '@harbour-haul/testing/chromium/call-as';
import { eventually } from '@harbour-haul/testing/eventually';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';

let product: LocalProduct;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
});

async function signedIn(): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await signInPage(context, product.url);
  return context;
}

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(product.url + path);
  return page;
}

/** Someone who has chatted and become a lead, and the words of theirs, and about them, that could stand anywhere. */
async function aPerson(name: string, digits: string) {
  const visitor = await aChatVisitor(product, `12 ${name} Lane, Halifax`);
  await visitor.say(`I am ${name}`);
  const { body } = await visitor.save({ name, phone: `902-555-${digits}`, junkType: 'furniture' });
  return { sessionId: visitor.sessionId, leadId: Number(body.id), words: [...name.split(' '), digits] };
}

/** Those of some words that stand on the page, in its fields, its title and in what it keeps. */
const traces = (page: Page, words: readonly string[]) =>
  page.evaluate((wanted) => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => 'value' in field && field.value,
    );
    const all = [
      document.title,
      document.body.innerText,
      fields,
      Object.entries(localStorage),
      Object.entries(sessionStorage),
    ];
    return wanted.filter((word) => JSON.stringify(all).includes(word));
  }, words);

/** Waits until nothing of a person is left there. */
const isEmptied = (page: Page, words: readonly string[]) =>
  eventually(async () => expect(await traces(page, words)).toEqual([]));

it('leaves nothing of a person who was erased in the browsers of admins, be they open or away', async () => {
  const [desk, away] = [await signedIn(), await signedIn()];
  const [bell, left] = [await openTab(desk, '/admin'), await openTab(away, '/admin')];
  await Promise.all([bell, left].map((page) => page.getByText(/leads? total/).waitFor()));
  const name = 'Quentin Quarrie';
  const { leadId, sessionId, words } = await aPerson(name, '0193');
  for (const page of [bell, left]) await page.getByLabel('Notifications: 1 unread').waitFor();

  const sheet = await openTab(desk, `/admin/leads/${leadId}`);
  const cookies = await product.signIn();
  const note = { content: 'Quarrels with neighbours', clientNoteId: crypto.randomUUID() };
  const noted = await product.call('POST', `/api/chat/sessions/${sessionId}/notes`, { body: note, cookies });
  expect(noted.status).toBe(201);
  const chat = await openTab(desk, `/admin/chat/${sessionId}`);
  await chat.getByText(note.content).waitFor();
  const palette = await openTab(desk, '/admin');
  await palette.getByText(/leads? total/).waitFor();
  await palette.keyboard.press('Control+k');
  await palette.getByRole('combobox', { name: /^Find leads/ }).fill('quarrie');
  await palette
    .getByRole('option', { name: new RegExp(name) })
    .first()
    .waitFor();
  await chat.getByRole('complementary', { name: 'Customer' }).getByText(name).first().waitFor();
  await chat.getByRole('button', { name: 'Take Over' }).first().click();
  await chat.getByLabel('Type your message').fill(`Dear ${name}, `);
  await left.goto(`${product.url}/admin/leads/${leadId}`);
  for (const page of [sheet, left]) {
    await page.getByRole('dialog', { name: `Lead Details: ${name}` }).waitFor();
    await page.getByLabel('Notes', { exact: true }).fill('sleeps late');
  }
  await left.goto('about:blank');

  const erased = await product.call('POST', `/api/leads/${leadId}/erase`, { body: {}, cookies });
  expect(erased.status).toBe(200);

  await sheet.getByText('This lead was erased.').waitFor();
  await Promise.all(
    [bell, sheet, chat, palette].map((page) => isEmptied(page, [...words, 'sleeps late', note.content])),
  );
  await chat.getByRole('heading', { name: 'This chat was erased' }).waitFor();
  expect(await chat.getByRole('link', { name: 'Open lead' }).count()).toBe(0);
  await left.goto(`${product.url}/admin`);
  await isEmptied(left, [...words, 'sleeps late']);
  await Promise.all([desk.close(), away.close()]);
});

it('shows who erases a person what went, over the lead that is gone', async () => {
  const desk = await signedIn();
  const { leadId, words } = await aPerson('Wilma Wexford', '0194');
  const page = await openTab(desk, `/admin/leads/${leadId}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: /^Erase/ }).click();
  await page.getByLabel(`Type #${leadId} to confirm`).fill(String(leadId));
  await page.getByRole('button', { name: 'Erase for Good' }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Erased for good' });
  await receipt.getByText(`Lead #${leadId} and what belonged to it were removed`).waitFor();
  await isEmptied(page, words);
  await receipt.getByRole('button', { name: 'Close' }).click();
  await page.getByText(/leads? total/).waitFor();
  await desk.close();
});
