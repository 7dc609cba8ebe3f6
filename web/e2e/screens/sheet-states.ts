import type { CreateLeadResponse } from '@harbour-haul/contract/leads/create-lead';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { jsonAs } from '@harbour-haul/testing/chromium/call-as';
import { aNewPerson } from '@harbour-haul/testing/leads';
import { choose, press, type Scene, type ScreenState } from './screen-state.ts';

/** Of a lead's sheet, and of what is done with one. */
export const SHEET_STATES: readonly ScreenState[] = [
  {
    name: 'the sheet of a lead',
    leads: 1,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.scheduled}`);
      await page.getByRole('dialog').getByLabel('Notes').waitFor();
      await page.getByRole('dialog').getByLabel('Month').first().waitFor();
    },
  },
  {
    name: 'the sheet of a lead while what was asked for is edited',
    leads: 1,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await press(page, 'Edit what to haul');
      await page.getByRole('group', { name: 'Preferred date' }).waitFor();
    },
  },
  {
    name: 'more of a lead',
    leads: 1,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await page.getByRole('dialog').getByText('More', { exact: true }).click();
      await page.getByText('Version', { exact: true }).waitFor();
    },
  },
  { name: 'a conflict', leads: 1, complaint: /status of 409/, reach: openConflict },
  {
    name: 'a lead of the same phone as another',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await page.getByText(/^Same phone as #/).waitFor();
    },
  },
  {
    name: 'a merge of two people',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await choose(page, 'More actions', /^Merge/);
      await page.getByLabel('Search by #id, name, phone, email or address').fill(`#${cast.other}`);
      await page.getByText(`#${cast.other} Frank Beaton`).click();
      await page.getByLabel(`Keep #${cast.other}`).check();
    },
  },
  {
    name: 'the question before an erasure',
    leads: 1,
    reach: async ({ page, open, cast }) => {
      await open(`/admin/leads/${cast.first}`);
      await choose(page, 'More actions', /^Erase/);
      await page.getByRole('alertdialog', { name: /Erase/ }).waitFor();
    },
  },
  {
    name: 'a lead that was erased while it was open',
    leads: 1,
    complaint: /status of 404/,
    reach: openErased,
  },
];

/** A colleague has changed what is typed into. */
async function openConflict({ page, open, cast }: Scene): Promise<void> {
  await open(`/admin/leads/${cast.contested}`);
  await page.getByRole('dialog').getByLabel('Notes', { exact: true }).fill('Call at one');
  const api = `/api/leads/by-id/${cast.contested}`;
  const { lead } = await page.evaluate(async (path) => (await fetch(path)).json(), api);
  const theirs = { notes: `Call at two, not ${lead.version}`, version: lead.version };
  await page.evaluate(
    async ([path, body]) =>
      void (await fetch(path, { method: 'PATCH', body, headers: { 'content-type': 'application/json' } })),
    [`/api/leads/${cast.contested}`, JSON.stringify(theirs)] as const,
  );
  await press(page, 'Save Changes');
  await page.getByRole('dialog', { name: 'This lead was changed meanwhile' }).waitFor();
}

/** A lead of its own: what was erased once stays so, in each page that has heard of it. */
async function openErased({ page, open }: Scene): Promise<void> {
  const api = `${new URL(page.url()).origin}/api/leads`;
  const { name, phone, address } = { name: 'Quinn Roe', ...aNewPerson() };
  const sent = { name, phone, address, junkType: 'yard', preferredDate: halifaxToday(new Date()) };
  const { id } = await jsonAs<CreateLeadResponse>(page, api, { method: 'POST', data: sent });
  await open(`/admin/leads/${id}`);
  await page.getByRole('dialog').getByLabel('Notes', { exact: true }).waitFor();
  await jsonAs(page, `${api}/${id}/erase`, { method: 'POST', data: {} });
  await page.evaluate(() => void dispatchEvent(new Event('visibilitychange')));
  await page.getByText('This lead was erased.').waitFor();
}
