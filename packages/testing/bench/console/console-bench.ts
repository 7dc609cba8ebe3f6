import { NO_FAULTS } from '@harbour-haul/local-cloud/dynamodb/faults/fault-injection';
import type { Page } from 'playwright-core';
import { launchBrowser } from '../../chromium/browser.ts';
import { type LocalProduct, startLocalProduct } from '../../local-product.ts';
import { productTable } from '../../product-table.ts';
import { halifaxLead } from '../../seed/halifax-lead.ts';
import { writeLeads } from '../../seed/write-leads.ts';
import type { Bench, Sample } from '../runner/bench.ts';
import { quantile } from '../runner/figures.ts';
import { listTimes, openConsole, typingTimes } from './console-page.ts';

const LEADS = 300;
/** Beyond those that the product hands out. */
const FIRST_ID = 100_001;
const MESSAGES = 60;
/** So many keys that the dearest twentieth is more than the first one. */
const TEXT = 'a couch, two chairs and a fridge without its door in the basement';

/** What an admin waits for in the console: a list of a hundred rows, and each key. */
export const consoleBench: Bench = {
  name: 'console',
  budgets: {
    render: {
      what: 'longest task while 100 rows are drawn, at 4x CPU',
      unit: 'ms',
      limit: 50,
      side: 'at most',
    },
    scroll: { what: 'longest task while 100 rows scroll, at 4x CPU', unit: 'ms', limit: 50, side: 'at most' },
    typing: { what: 'work for a key, p95', unit: 'ms', limit: 16, side: 'at most' },
  },
  open: async () => {
    const product = await startLocalProduct({ faults: NO_FAULTS });
    await seedLeads(product);
    await seedChat(product);
    const browser = await launchBrowser();
    return {
      round: async () => {
        const page = await openConsole(browser, product.url);
        try {
          const { render, scroll } = await listTimes(browser, page);
          const samples: Sample[] = [
            { budget: 'render', value: render },
            { budget: 'scroll', value: scroll },
          ];
          for (const { part, open, label } of FIELDS) {
            await open(page);
            const field = page.getByLabel(label, { exact: true }).first();
            const times = await typingTimes(browser, page, field, TEXT);
            samples.push({ budget: 'typing', part, value: quantile(times, 0.95) });
          }
          return samples;
        } finally {
          await page.context().close();
        }
      },
      close: async () => {
        await browser.close();
        await product.stop();
      },
    };
  },
};

interface Field {
  part: string;
  /** A part of another one would name the search of leads for `Name`. */
  label: string | RegExp;
  open: (page: Page) => Promise<void>;
}

/** Loads an address of the console. */
const at = (path: string) => async (page: Page) => {
  await page.goto(new URL(path, page.url()).href);
};

/** Presses the button of this name, and then an item of the menu that it opens. */
const choose = async (page: Page, button: string | RegExp, item: string | RegExp) => {
  await page.getByRole('button', { name: button }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** From the list on, each where the one before has left the page. */
const FIELDS: readonly Field[] = [
  { part: 'search of leads', label: /^Search by name/, open: async () => {} },
  {
    part: 'palette',
    label: 'Find leads, chats and actions',
    open: async (page) => {
      await page.getByLabel('Clear search').click();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: /^Find anything/ }).click();
    },
  },
  {
    part: 'notes of a lead',
    label: 'Notes',
    open: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.locator('[data-name]').first().click();
      await page.getByLabel('Notes').waitFor();
    },
  },
  { part: 'name of a lead', label: 'Name', open: async () => {} },
  // What reaches the customer is shown at the top as it is typed.
  { part: 'address of a lead', label: 'Address', open: async () => {} },
  {
    part: 'search for a lead to merge',
    label: 'Search by #id, name, phone, email or address',
    open: (page) => choose(page, 'More actions', /^Merge/),
  },
  { part: 'name of a new lead', label: 'Name', open: at('/admin?do=new-lead') },
  { part: 'search of the board', label: /^Search by name/, open: at('/admin?view=board') },
  {
    part: 'name of a saved view',
    label: 'Save this list as',
    open: (page) => page.getByRole('button', { name: 'Saved views' }).click(),
  },
  {
    part: 'notes of many leads',
    label: /^(Notes|Line to add)$/,
    open: async (page) => {
      await at('/admin')(page);
      for (const nth of [0, 1]) await page.locator('tbody [data-select]').nth(nth).check();
      await choose(page, /^Actions/, 'Edit Details');
    },
  },
  {
    part: 'message to a visitor',
    label: 'Type your message',
    open: async (page) => {
      await at('/admin/chat')(page);
      await page.locator('[data-session]').first().click();
      await page.getByLabel('Type your message').waitFor();
    },
  },
  {
    part: 'note in a chat',
    label: 'Write a note',
    open: (page) => page.getByRole('button', { name: 'Note', exact: true }).click(),
  },
  { part: 'search of chats', label: 'Search conversations', open: async () => {} },
  {
    part: 'canned reply',
    label: 'Reply',
    open: async (page) => {
      await at('/admin/chat')(page);
      await page.getByRole('button', { name: 'Chat settings' }).click();
    },
  },
];

async function seedLeads(product: LocalProduct): Promise<void> {
  const now = new Date();
  const leads = Array.from({ length: LEADS }, (_, index) =>
    halifaxLead(FIRST_ID + index, new Date(now.getTime() - (LEADS - index) * 600_000), now),
  );
  await writeLeads(productTable(product, 'LeadsTableName'), leads);
}

async function seedChat(product: LocalProduct): Promise<void> {
  const { body, cookies } = await product.call('POST', '/api/chat/sessions', {
    body: { visitorId: `bench-${crypto.randomUUID()}` },
  });
  const path = `/api/chat/sessions/${String(body.id)}`;
  await product.call('PATCH', path, { body: { isHandedOff: true }, cookies: await product.signIn() });
  for (let index = 0; index < MESSAGES; index += 1) {
    const message = { sender: 'user', content: `Message ${index}`, clientMessageId: crypto.randomUUID() };
    await product.call('POST', `${path}/messages`, { body: message, cookies });
  }
}
