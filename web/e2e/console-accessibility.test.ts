import { ADMIN } from '@harbour-haul/testing/admin';
import { aLead } from '@harbour-haul/testing/leads';
import type { LocalProduct } from '@harbour-haul/testing/local-product';
import { productTable } from '@harbour-haul/testing/product-table';
import { writeLeads } from '@harbour-haul/testing/seed/write-leads';
import { sharedBrowser, sharedProduct } from '@harbour-haul/testing/test-servers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { axeViolations } from './testing/axe-violations.ts';

/** Beyond those that the product hands out. */
const FIRST_ID = 200_001;
const DAY_MS = 24 * 3600 * 1000;

let product: LocalProduct;
let browser: Browser;
let chatPath: string;

beforeAll(async () => {
  [product, browser] = await Promise.all([sharedProduct(), sharedBrowser()]);
  const now = Date.now();
  const at = new Date(now - DAY_MS).toISOString();
  const noon = (days: number) => `${new Date(now + days * DAY_MS).toISOString().slice(0, 10)}T12:00:00.000Z`;
  const shared = { createdAt: at, updatedAt: at };
  await writeLeads(productTable(product, 'LeadsTableName'), [
    aLead({ id: FIRST_ID, ...shared, name: 'Waiting Roe' }),
    aLead({ id: FIRST_ID + 1, ...shared, status: 'contacted', unanswered: 2, unansweredAt: at }),
    aLead({ id: FIRST_ID + 2, ...shared, status: 'scheduled', scheduledDate: noon(0), estimatedValue: 250 }),
    aLead({ id: FIRST_ID + 3, ...shared, status: 'contacted', followUpDate: noon(-2), ownerId: 'admin' }),
  ]);
  chatPath = await startChat();
  await product.settleIndexes();
});

/** A chat whose visitor asks for a person. @returns its address in the console */
async function startChat(): Promise<string> {
  const visitorId = `axe-${crypto.randomUUID()}`;
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', { body: { visitorId } });
  const path = `/api/chat/sessions/${String(body.id)}`;
  const message = { sender: 'user', content: 'Do you take a piano?', clientMessageId: crypto.randomUUID() };
  await product.call('POST', `${path}/messages`, { body: message, cookies });
  await product.call('PATCH', path, { body: { personRequested: true }, cookies });
  return `/admin/chat/${String(body.id)}`;
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Each state of the console, by how it is come to. */
const STATES: [string, (page: Page, open: (path: string) => Promise<void>) => Promise<void>][] = [
  [
    'the list by junk type and area, with its filters',
    async (page, open) => {
      await open('/admin?type=furniture&in=Dartmouth');
      await page.getByRole('group', { name: 'Chosen filters' }).waitFor();
      await page.getByRole('button', { name: /^(Filter: 2 set|Display)$/ }).click();
      await page.getByRole('combobox', { name: 'Junk type' }).waitFor();
    },
  ],
  [
    'the list in which nothing is found',
    async (page, open) => {
      await open('/admin?type=electronics&in=Timberlea');
      await page.getByText('No leads found').waitFor();
    },
  ],
  [
    'the board',
    async (page, open) => {
      await open('/admin?view=board');
      await page.getByText('Waiting Roe').first().waitFor();
    },
  ],
  [
    'the calendar',
    async (page, open) => {
      await open('/admin?view=calendar');
      await page.getByText('Jane Roe').first().waitFor();
    },
  ],
  [
    'the chats',
    async (page, open) => {
      await open('/admin/chat');
      await page.getByText('Asked for a person').first().waitFor();
    },
  ],
  [
    'an open chat',
    async (page, open) => {
      await open(chatPath);
      await page.getByRole('log').getByText('Do you take a piano?').waitFor();
      await page.getByRole('button', { name: 'Take over and answer' }).waitFor();
    },
  ],
  [
    'a note in a chat',
    async (page, open) => {
      await open(chatPath);
      await page.getByRole('log').getByText('Do you take a piano?').waitFor();
      await press(page, 'Note');
      await page.getByRole('textbox', { name: /note/i }).fill('Ask about the stairs.');
    },
  ],
  [
    'the settings of the chat',
    async (page, open) => {
      await open('/admin/chat');
      await press(page, 'Chat settings');
      await page.getByRole('dialog').getByLabel('Shortcut').first().waitFor();
    },
  ],
  [
    'the sheet of a lead',
    async (page, open) => {
      await open(`/admin/leads/${FIRST_ID + 2}`);
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
      await page.getByRole('dialog').getByLabel('Month').first().waitFor();
    },
  ],
  [
    'the team',
    async (page, open) => {
      await open('/admin/team');
      await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
    },
  ],
  [
    'the question whom to add, with what is wrong',
    async (page, open) => {
      await open('/admin/team');
      await press(page, 'Add a colleague');
      await page.getByRole('dialog').waitFor();
      await press(page, 'Add and make the link');
    },
  ],
  [
    'the question for the own password',
    async (page, open) => {
      await open('/admin/team');
      await press(page, 'Add a colleague');
      await page.getByLabel('Username').fill(`axe-${crypto.randomUUID().slice(0, 8)}`);
      await press(page, 'Add and make the link');
      await page.getByLabel('Your password').waitFor();
    },
  ],
  [
    'the own password, with what is missing',
    async (page, open) => {
      await open('/admin/password');
      await press(page, 'Change password');
      await page.getByText('Please enter the password that you have now.').waitFor();
    },
  ],
];

describe.each([
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const)('in $colorScheme at $width px', ({ colorScheme, width }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const response = await context.request.post(`${product.url}/api/login`, { data: ADMIN });
    expect(response.status()).toBe(200);
  });
  afterAll(() => context?.close());

  it.each(STATES)('axe objects to nothing in %s', async (_state, reach) => {
    const page = await context.newPage();
    await reach(page, async (path) => void (await page.goto(product.url + path)));
    expect(await axeViolations(page)).toEqual([]);
    await page.close();
  });
});
