import type { Page } from 'playwright-core';
import { leadForm } from '../lead-form.ts';
import { CHAT_SCREENS } from './chat-screens.ts';
import { LEAD_DIALOGS } from './lead-dialogs.ts';
import { LIST_SCREENS } from './list-screens.ts';
import type { Planted } from './planted.ts';
import { press, type Reach, type Screen } from './screen.ts';

interface Shown {
  states?: readonly string[];
  /** Whether a text of somebody stands there. */
  isTold?: boolean;
}

/** A screen that its path shows whole. */
const at = (
  name: string,
  path: (planted: Planted) => string,
  { states = [name], isTold = true }: Shown = {},
): Screen => ({
  name,
  states,
  reach: async ({ page, planted, open }) => {
    await open(path(planted));
    return isTold ? page.locator('body') : null;
  },
});

/** The sheet of a lead, with all that it folds away. */
function sheetOf(id: string): Screen {
  return {
    name: `the sheet of lead ${id}`,
    states: [
      'the sheet of a lead',
      'more of a lead',
      'the sheet of a lead while what was asked for is edited',
    ],
    reach: async ({ page, open }) => {
      await open(`/admin/leads/${id}`);
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
      for (const folded of await page.getByRole('dialog').locator('summary').all()) await folded.click();
      // A lead that nobody works on any more has none.
      const edit = page.getByRole('button', { name: 'Edit what to haul' });
      if ((await edit.count()) > 0) await edit.click();
      return page.getByRole('dialog');
    },
  };
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

/** Its link names whose account it is, which anybody can write. */
async function openSetUp({ page, planted, open }: Reach) {
  const [text = ''] = planted.texts;
  await open(`/admin/set-up#set-up=${encodeURIComponent(text)}/${'A'.repeat(43)}`);
  await page.getByRole('heading').first().waitFor();
  return null;
}

async function openSignOut({ page, open }: Reach) {
  await open('/admin');
  await press(page, /other ways to sign out/);
  await page.getByRole('menu').waitFor();
  return null;
}

const ask = (page: Page, path: string, open: Reach['open'], button: string, wait: () => Promise<unknown>) =>
  open(path)
    .then(() => press(page, button))
    .then(wait)
    .then(() => null);

/** Every tab of the console, every way to look at leads, and every dialog. */
export function adminScreens(planted: Planted): Screen[] {
  const [text = ''] = planted.texts;
  return [
    at('the leads', () => '/admin', { states: ['the list'] }),
    at('the leads by their own path', () => '/admin/leads', { states: ['the list'] }),
    at('a search', () => `/admin?search=${encodeURIComponent(text)}`, { states: ['the list'] }),
    at('the board', () => '/admin?view=board'),
    at('the calendar', () => '/admin?view=calendar'),
    at('the trash', () => '/admin?status=trash'),
    at('the suspicious leads', () => '/admin?status=suspicious', { states: ['the suspicious ones'] }),
    ...LIST_SCREENS,
    ...planted.leadIds.map(sheetOf),
    ...LEAD_DIALOGS,
    at('an export', () => '/admin?do=export', { states: ['the export'], isTold: false }),
    {
      name: 'a new lead',
      states: ['a new lead, with what is missing'],
      reach: ({ page, open }) =>
        ask(page, '/admin?do=new-lead', open, 'Create Lead', () =>
          page.locator('[aria-invalid=true]').first().waitFor(),
        ),
    },
    { name: 'the palette', states: ['the palette'], reach: openPalette },
    { name: 'the bell', states: ['the notifications'], reach: openBell },
    ...CHAT_SCREENS,
    at('the test tools', () => '/admin/test-tools', { isTold: false }),
    at('the team', () => '/admin/team', { isTold: false }),
    { name: 'the own account', states: ['the other ways to sign out'], reach: openSignOut },
    at('the own password', () => '/admin/password', {
      states: ['the own password, with what is missing'],
      isTold: false,
    }),
    { name: 'a set-up link', states: ['a set-up link'], reach: openSetUp },
  ];
}
