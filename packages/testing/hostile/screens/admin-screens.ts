import type { Page } from 'playwright-core';
import { leadForm } from '../lead-form.ts';
import type { Planted } from './planted.ts';
import type { Reach, Screen } from './screen.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** A screen that its path shows whole. */
const at = (name: string, path: (planted: Planted) => string, isTold = true): Screen => ({
  name,
  reach: async ({ page, planted, open }) => {
    await open(path(planted));
    return isTold ? page.locator('body') : null;
  },
});

/** The sheet of a lead, with all that it folds away. */
function sheetOf(id: string): Screen {
  return {
    name: `the sheet of lead ${id}`,
    reach: async ({ page, open }) => {
      await open(`/admin/leads/${id}`);
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
      for (const folded of await page.getByRole('dialog').locator('summary').all()) await folded.click();
      return page.getByRole('dialog');
    },
  };
}

async function openMerge({ page, planted, open }: Reach) {
  const [id = '', other = ''] = planted.leadIds.slice(-2);
  await open(`/admin/leads/${id}`);
  await press(page, 'More actions');
  await page.getByRole('menuitem', { name: /^Merge/ }).click();
  const search = page.getByLabel('Search by #id, name, phone, email or address');
  await search.fill(`#${other}`);
  // The sheet behind may name it as well, as one of the same phone.
  await page.getByRole('dialog').filter({ has: search }).last().getByText(`#${other} `).last().click();
  return page.getByRole('dialog', { name: 'Merge two leads' });
}

/** It tells what happens while the console is open. */
async function openBell({ page, planted, product, open }: Reach) {
  await open('/admin');
  await page.getByRole('button', { name: 'Notifications: none unread' }).waitFor();
  const name = planted.texts[0]?.slice(0, 60) ?? '';
  await product.call('POST', '/api/leads', { body: leadForm(8_010, { name: `${name} bell` }) });
  await press(page, /^Notifications: \d+ unread/);
  return page.getByRole('dialog', { name: 'Notifications' });
}

/** Finds a lead by its number, which shows its name. */
async function openPalette({ page, planted, open }: Reach) {
  await open('/admin');
  await press(page, /^Find anything/);
  const id = planted.leadIds.at(-1) ?? '';
  await page.getByRole('combobox', { name: 'Find leads, chats and actions' }).fill(`#${id}`);
  return page.getByRole('option').filter({ hasText: `#${id}` });
}

/** The replies that are ready, where one is chosen. */
async function openReplies({ page, planted, open }: Reach) {
  await open(`/admin/chat/${planted.sessionId}`);
  await press(page, 'Take over and answer');
  await page.getByRole('textbox', { name: /message|reply/i }).fill('/');
  return page.getByRole('listbox');
}

/** Every tab of the console, every way to look at leads, and every dialog. */
export function adminScreens(planted: Planted): Screen[] {
  const [text = ''] = planted.texts;
  return [
    at('the leads', () => '/admin'),
    at('the leads by their own path', () => '/admin/leads'),
    at('a search', () => `/admin?search=${encodeURIComponent(text)}`),
    at('the board', () => '/admin?view=board'),
    at('the calendar', () => '/admin?view=calendar'),
    at('the trash', () => '/admin?status=trash'),
    at('the suspicious leads', () => '/admin?status=suspicious'),
    {
      name: 'the overview',
      reach: async ({ page, open }) => {
        await open('/admin');
        await press(page, 'Overview');
        return null;
      },
    },
    {
      name: 'the saved views',
      reach: async ({ page, open }) => {
        await open('/admin/leads?status=completed');
        await press(page, 'Saved views');
        return page.locator('body');
      },
    },
    ...planted.leadIds.map(sheetOf),
    { name: 'two leads to be merged', reach: openMerge },
    at('an export', () => '/admin?do=export', false),
    at('a new lead', () => '/admin?do=new-lead', false),
    { name: 'the palette', reach: openPalette },
    { name: 'the bell', reach: openBell },
    at('the chats', () => '/admin/chat'),
    at('an open chat', ({ sessionId }) => `/admin/chat/${sessionId}`),
    {
      name: 'the settings of the chat',
      reach: async ({ page, open }) => {
        await open('/admin/chat');
        await press(page, 'Chat settings');
        await page.getByRole('dialog').getByLabel('Shortcut').first().waitFor();
        return null;
      },
    },
    { name: 'the replies that are ready', reach: openReplies },
    at('the test tools', () => '/admin/test-tools', false),
    at('the team', () => '/admin/team', false),
    at('the own password', () => '/admin/password', false),
  ];
}
