import type { Page } from 'playwright-core';
import { choose, press, type ScreenState } from './screen-state.ts';

/** Of what is asked and looked at while one lead is worked on. */
export const WORK_STATES: readonly ScreenState[] = [
  {
    name: 'a photo in full size',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.photographed}`);
      await press(page, 'View full size');
      await page.getByRole('dialog', { name: 'Photo 1 of 2' }).getByRole('img').waitFor();
    },
  },
  {
    name: 'how a junk type was classified',
    leads: 1,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await press(page, 'Junk classification details');
      await page.getByRole('dialog', { name: 'Junk Classification Details' }).waitFor();
    },
  },
  {
    name: 'a deleted lead',
    leads: 2,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.deleted}`);
      await page.getByText(/^This lead is in the trash/).waitFor();
    },
  },
  {
    name: 'to which day a pickup is moved',
    leads: 2,
    isForEyes: true,
    reach: async ({ page, open }) => {
      await open('/admin?view=calendar');
      await page.getByRole('button', { name: 'Move Jane Roe to another day' }).first().click();
      await page.getByRole('dialog').getByLabel('Month').waitFor();
    },
  },
  {
    name: 'who is scheduled for a day',
    leads: 2,
    reach: async ({ page, open }) => {
      await open('/admin?view=calendar');
      await press(page, /^Schedule a lead for /);
      await page.getByRole('dialog').getByRole('listitem').first().waitFor();
    },
  },
  {
    name: 'the question for which day a lead is scheduled',
    leads: 1,
    isForEyes: true,
    reach: async ({ page, open }) => {
      await open('/admin');
      await scheduleByKey(page);
    },
  },
  {
    name: 'the question whether a past day is meant',
    leads: 1,
    isForEyes: true,
    reach: async ({ page, open }) => {
      await open('/admin');
      await scheduleByKey(page);
      await page.getByRole('dialog').getByLabel('Month').click();
      await page.keyboard.type('01152026');
      await press(page, 'Schedule');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'whose a lead is to be',
    leads: 1,
    isForEyes: true,
    reach: async ({ page, open }) => {
      await open('/admin');
      await page.getByRole('link', { name: 'Priya Nair', exact: true }).focus();
      await page.keyboard.press('a');
      await page.getByRole('dialog', { name: /^Owner of / }).waitFor();
    },
  },
  {
    name: 'the question before changes are thrown away',
    leads: 1,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.other}`);
      await page.getByRole('dialog').getByLabel('Notes', { exact: true }).fill('Call at one');
      await press(page, 'Cancel');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  // It stays over every screen until it is answered, and so comes last.
  {
    name: 'the question whether a call has reached them',
    leads: 1,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await choose(page, 'More actions', 'Note a call');
      await page.getByText(/^Did you reach /).waitFor();
    },
  },
];

async function scheduleByKey(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Priya Nair', exact: true }).focus();
  await page.keyboard.press('s');
  await page.getByRole('menuitemradio', { name: 'Scheduled' }).click();
  await page
    .getByRole('dialog', { name: /^Schedule / })
    .getByLabel('Month')
    .waitFor();
}
