import { CHAT_STATES } from './chat-states.ts';
import { LIST_STATES } from './list-states.ts';
import { press, type ScreenState } from './screen-state.ts';
import { SHEET_STATES } from './sheet-states.ts';
import { WORK_STATES } from './work-states.ts';

/** Of what lies over every screen of the console, and of its pages without a tab. */
const OFFICE_STATES: readonly ScreenState[] = [
  {
    name: 'the palette',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await press(page, /^Find anything/);
      await page.getByRole('combobox', { name: /^Find leads/ }).fill('export');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the keys',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await page.locator('#leads-title').waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    name: 'the notifications',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await press(page, /^Notifications: /);
      await page.getByRole('dialog', { name: 'Notifications' }).waitFor();
    },
  },
  {
    name: 'the other ways to sign out',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await press(page, /other ways to sign out/);
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'the test tools',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/test-tools');
      await page.locator('#test-tools-title').waitFor();
    },
  },
  {
    name: 'the team',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/team');
      await page.getByRole('heading', { name: 'Recent changes' }).waitFor();
    },
  },
  {
    name: 'the question whom to add, with what is wrong',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/team');
      await press(page, 'Add a colleague');
      await page.getByRole('dialog').waitFor();
      await press(page, 'Add and make the link');
    },
  },
  {
    name: 'the question for the own password',
    leads: 0,
    complaint: /status of 403/,
    reach: async ({ page, open }) => {
      await open('/admin/team');
      await press(page, 'Add a colleague');
      await page.getByLabel('Username').fill(`axe-${crypto.randomUUID().slice(0, 8)}`);
      await press(page, 'Add and make the link');
      await page.getByLabel('Your password').waitFor();
    },
  },
  {
    name: 'a set-up link',
    leads: 0,
    isForEyes: true,
    reach: async ({ page, open }) => {
      await open(`/admin/set-up#set-up=nora/${'A'.repeat(43)}`);
      await page
        .getByLabel(/password/i)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the own password, with what is missing',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin/password');
      await press(page, 'Change password');
      await page.getByText('Please enter the password that you have now.').waitFor();
    },
  },
];

/** Every state of the console: whoever adds a screen names it here, and it is looked at, mostly by axe as well. */
export const CONSOLE_STATES: readonly ScreenState[] = [
  ...LIST_STATES,
  ...SHEET_STATES,
  ...CHAT_STATES,
  ...OFFICE_STATES,
  ...WORK_STATES,
];
