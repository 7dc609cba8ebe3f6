import { LIST_COLUMNS } from '@harbour-haul/domain/leads/views/list-columns';
import type { Page } from 'playwright-core';
import { choose, press, type ScreenState } from './screen-state.ts';

/** Of the leads as list, board and calendar, and of what is done with many of them. */
export const LIST_STATES: readonly ScreenState[] = [
  {
    name: 'the list',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await page
        .getByText(/^[\d,]+ leads? total/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the list by junk type and area, with its filters',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?type=furniture&in=Dartmouth');
      await page.getByRole('group', { name: 'Chosen filters' }).waitFor();
      await press(page, /^(Filter: 2 set|Display)$/);
      await page.getByRole('combobox', { name: 'Junk type' }).waitFor();
    },
  },
  {
    name: 'the list in which nothing is found',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?type=electronics&in=Timberlea&search=nobody');
      await page.getByText('No leads found').waitFor();
    },
  },
  {
    name: 'the list that cannot be loaded',
    leads: 0,
    complaint: /net::ERR_FAILED/,
    reach: async ({ page, open }) => {
      const isList = /\/api\/leads\?/;
      await page.route(isList, (route) => route.abort());
      await open('/admin?search=unreachable');
      await page.getByRole('button', { name: 'Try Again' }).waitFor();
      await page.unroute(isList);
    },
  },
  {
    name: 'the board',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?view=board');
      await page.getByRole('heading', { name: /^New \d/ }).waitFor();
    },
  },
  {
    name: 'the status of a card',
    leads: 1,
    reach: async ({ page, open }) => {
      await open('/admin?view=board');
      await press(page, 'Move Priya Nair to');
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'the calendar',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?view=calendar');
      await page.getByText(/^(Nothing is planned this week\.|\d+ pickups?, \d+ follow-ups?)$/).waitFor();
    },
  },
  {
    name: 'the overview',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin');
      await press(page, 'Overview');
      await page.getByText('Leads per day by status').waitFor();
    },
  },
  {
    name: 'the saved views',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?view=board');
      await press(page, 'Saved views');
      await page.getByLabel('Save this list as').waitFor();
    },
  },
  {
    name: 'a new lead, with what is missing',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?do=new-lead');
      await press(page, 'Create Lead');
    },
  },
  {
    name: 'the export',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?do=export');
      await page.getByRole('dialog', { name: /Export/ }).waitFor();
    },
  },
  {
    name: 'the trash',
    leads: 0,
    reach: async ({ page, open }) => {
      await open('/admin?status=trash');
      await page
        .getByText(/^(Gone Roe$|The trash is empty)/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'the suspicious ones',
    leads: 2,
    reach: async ({ page, open }) => {
      await open('/admin?status=suspicious');
      await page.getByText('Scripty Roe').first().waitFor();
    },
  },
  {
    name: 'the status of a lead by its key',
    leads: 1,
    reach: async ({ page, open }) => {
      await open('/admin');
      await page.getByRole('link', { name: 'Priya Nair', exact: true }).focus();
      await page.keyboard.press('s');
      await page.getByRole('menuitemradio').first().waitFor();
    },
  },
  {
    name: 'the actions',
    leads: 2,
    reach: async (scene) => {
      await select(scene.page, scene.open, [scene.cast.first, scene.cast.other]);
      await press(scene.page, /^Actions/);
      await scene.page.getByRole('menuitem', { name: 'Merge Leads' }).waitFor();
    },
  },
  {
    name: 'a merge of two that are ticked',
    leads: 2,
    isForEyes: true,
    reach: async ({ page, open, cast }) => {
      await select(page, open, [cast.first, cast.other]);
      await choose(page, /^Actions/, 'Merge Leads');
      await page.getByRole('dialog', { name: 'Merge two leads' }).waitFor();
    },
  },
  {
    name: 'the bulk edit, with what is missing',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await select(page, open, [cast.first, cast.other]);
      await choose(page, /^Actions/, 'Edit Details');
      await press(page, 'Apply to Selected Leads');
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    name: 'the question before many are deleted',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await select(page, open, [cast.first, cast.other]);
      await choose(page, /^Actions/, 'Delete Leads');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'how far a change of many is',
    leads: 2,
    reach: async ({ page, open, cast }) => {
      await select(page, open, [cast.first, cast.other]);
      // Both are never answered: a route that is taken away would let them through.
      await page.route(/\/api\/leads\/\d+$/, () => {}, { times: 2 });
      await choose(page, /^Actions/, 'Update Status: Qualified');
      await page.getByRole('dialog').getByRole('progressbar').waitFor();
    },
  },
  {
    name: 'the report of what failed',
    leads: 2,
    complaint: /net::ERR_FAILED/,
    reach: async ({ page, open, cast }) => {
      await select(page, open, [cast.first, cast.other]);
      const isChange = /\/api\/leads\/\d+$/;
      await page.route(isChange, (route) => route.abort());
      await choose(page, /^Actions/, 'Update Status: Qualified');
      await page.getByRole('dialog', { name: '2 leads not updated' }).waitFor();
      await page.unroute(isChange);
    },
  },
  {
    name: 'the list with every column, scrolled to the last',
    leads: 1,
    reach: async ({ page, open }) => {
      await open(`/admin?columns=${LIST_COLUMNS.join(',')}`);
      await page.getByRole('link', { name: 'Priya Nair', exact: true }).waitFor();
      await page
        .locator('table')
        .evaluateAll(([table]) => table?.parentElement?.scrollTo({ left: table.scrollWidth }));
    },
  },
];

async function select(
  page: Page,
  open: (path: string) => Promise<void>,
  ids: readonly number[],
): Promise<void> {
  await open('/admin');
  for (const id of ids) await page.getByLabel(`Select lead ${id}`, { exact: true }).check();
}
