import type { Page } from 'playwright-core';
import { goToNewest } from './list-screens.ts';
import { choose, press, type Reach, type Screen } from './screen.ts';

const sheet = (page: Page) => page.getByRole('dialog').getByLabel('Notes', { exact: true });

/** The sheet of the newest lead, whose name is a payload. */
async function openNewest({ page, planted, open }: Reach): Promise<void> {
  await open(`/admin/leads/${planted.newest[0]}`);
  await sheet(page).waitFor();
}

async function openMerge({ page, planted, open }: Reach) {
  const [id = '', other = ''] = planted.leadIds.slice(-2);
  await open(`/admin/leads/${id}`);
  await choose(page, 'More actions', /^Merge/);
  const search = page.getByLabel('Search by #id, name, phone, email or address');
  await search.fill(`#${other}`);
  // The sheet behind may name it as well, as one of the same phone.
  await page.getByRole('dialog').filter({ has: search }).last().getByText(`#${other} `).last().click();
  return page.getByRole('dialog', { name: 'Merge two leads' });
}

/** What a colleague has written meanwhile, beside what is typed. */
async function openConflict(reach: Reach) {
  const { page, planted, product } = reach;
  await openNewest(reach);
  await sheet(page).fill('Call at one');
  const [text = ''] = planted.texts;
  await product.call('PATCH', `/api/leads/${planted.newest[0]}`, {
    body: { notes: `${text} at ${Date.now()}` },
    cookies: await product.signIn(),
  });
  await press(page, 'Save Changes');
  return page.getByRole('dialog', { name: 'This lead was changed meanwhile' });
}

async function askForDay(reach: Reach) {
  const { page } = reach;
  await goToNewest(reach);
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'Scheduled' }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule /s });
  await dialog.getByLabel('Month').waitFor();
  return dialog;
}

/** The crew's paper, which is there for as long as it is printed. */
async function printDay({ page, open }: Reach) {
  await page.addInitScript('window.print = () => {}');
  await open('/admin?view=calendar');
  await press(page, /^Print the day/);
  await page.emulateMedia({ media: 'print' });
  return page.locator('[data-day-sheet]');
}

/** What is asked, looked at and printed while leads are worked on. */
export const LEAD_DIALOGS: readonly Screen[] = [
  { name: 'two leads to be merged', states: ['a merge of two people'], reach: openMerge },
  { name: 'a conflict', states: ['a conflict'], reach: openConflict },
  {
    name: 'a lead of the same phone as another',
    states: ['a lead of the same phone as another'],
    reach: async (reach) => {
      await openNewest(reach);
      await reach.page.getByText(/^Same phone as #/).waitFor();
      return reach.page.getByRole('dialog');
    },
  },
  {
    name: 'the question before an erasure',
    states: ['the question before an erasure'],
    reach: async (reach) => {
      await openNewest(reach);
      await choose(reach.page, 'More actions', /^Erase/);
      return reach.page.getByRole('alertdialog', { name: /Erase/ });
    },
  },
  {
    name: 'how a junk type was classified',
    states: ['how a junk type was classified'],
    reach: async (reach) => {
      await openNewest(reach);
      await press(reach.page, 'Junk classification details');
      await reach.page.getByRole('dialog', { name: 'Junk Classification Details' }).waitFor();
      return null;
    },
  },
  {
    name: 'a deleted lead',
    states: ['a deleted lead'],
    reach: async ({ page, planted, open }) => {
      await open(`/admin/leads/${planted.deleted}`);
      await page.getByText(/^This lead is in the trash/).waitFor();
      return page.getByRole('dialog');
    },
  },
  {
    name: 'whose a lead is to be',
    states: ['whose a lead is to be'],
    reach: async (reach) => {
      await goToNewest(reach);
      await reach.page.keyboard.press('a');
      return reach.page.getByRole('dialog', { name: /^Owner of /s });
    },
  },
  {
    name: 'the question for which day a lead is scheduled',
    states: ['the question for which day a lead is scheduled'],
    reach: async (reach) => {
      await askForDay(reach);
      return null;
    },
  },
  {
    name: 'the question whether a past day is meant',
    states: ['the question whether a past day is meant'],
    reach: async (reach) => {
      const dialog = await askForDay(reach);
      await dialog.getByLabel('Month').click();
      await reach.page.keyboard.type('01152026');
      await press(reach.page, 'Schedule');
      await reach.page.getByRole('alertdialog').waitFor();
      return null;
    },
  },
  {
    name: 'to which day a pickup is moved',
    states: ['to which day a pickup is moved'],
    reach: async ({ page, open }) => {
      await open('/admin?view=calendar');
      await page.locator('[data-move]').first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Month').waitFor();
      return dialog;
    },
  },
  {
    name: 'who is scheduled for a day',
    states: ['who is scheduled for a day'],
    reach: async ({ page, open }) => {
      await open('/admin?view=calendar');
      await press(page, /^Schedule a lead for /);
      return page.getByRole('dialog').getByRole('listitem');
    },
  },
  { name: 'a day on paper', states: [], reach: printDay },
  {
    name: 'the question before changes are thrown away',
    states: ['the question before changes are thrown away'],
    reach: async (reach) => {
      await openNewest(reach);
      await sheet(reach.page).fill('Call at one');
      await press(reach.page, 'Cancel');
      await reach.page.getByRole('alertdialog').waitFor();
      return null;
    },
  },
  {
    name: 'the question whether a call has reached them',
    states: ['the question whether a call has reached them'],
    reach: async (reach) => {
      await openNewest(reach);
      await choose(reach.page, 'More actions', 'Note a call');
      return reach.page.getByText(/^Did you reach /);
    },
  },
  {
    name: 'a change that can be undone',
    states: [],
    reach: async (reach) => {
      await goToNewest(reach);
      await reach.page.keyboard.press('s');
      await reach.page.getByRole('menuitemradio', { name: 'Contacted' }).click();
      await reach.page.getByRole('button', { name: /Undo/ }).first().waitFor();
      return null;
    },
  },
];
