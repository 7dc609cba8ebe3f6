import { LIST_COLUMNS } from '@harbour-haul/domain/leads/views/list-columns';
import { choose, press, type Reach, type Screen } from './screen.ts';

const CHANGE = /\/api\/leads\/\d+$/;

/** Ticks the two newest leads, whose names are payloads. */
async function tickTwo({ page, planted, open }: Reach): Promise<void> {
  await open('/admin');
  for (const id of planted.newest) await page.getByLabel(`Select lead ${id}`, { exact: true }).check();
}

/** Moves to the row of the newest lead, as the arrows do. */
export async function goToNewest({ page, planted, open }: Reach): Promise<void> {
  await open('/admin');
  await page.locator(`a[href*="/admin/leads/${planted.newest[0]}"]`).first().focus();
}

/** The lists of leads with what is chosen and done in them. */
export const LIST_SCREENS: readonly Screen[] = [
  {
    name: 'the filters',
    states: ['the list by junk type and area, with its filters'],
    reach: async ({ page, planted, open }) => {
      const text = encodeURIComponent(planted.texts[0] ?? '');
      await open(`/admin?type=furniture&in=Dartmouth&by=${text}&owner=${text}`);
      await page.getByRole('group', { name: 'Chosen filters' }).waitFor();
      await press(page, /^(Filter: \d+ set|Display)$/);
      await page.getByRole('combobox', { name: 'Junk type' }).waitFor();
      return null;
    },
  },
  {
    name: 'a search that finds nothing',
    states: ['the list in which nothing is found', 'the list that cannot be loaded'],
    reach: async ({ page, planted, open }) => {
      await open(`/admin?search=${encodeURIComponent(`${planted.texts[0]} nobody`)}`);
      await page.getByText('No leads found').waitFor();
      return null;
    },
  },
  {
    name: 'every column',
    states: ['the list with every column, scrolled to the last'],
    reach: async ({ page, open }) => {
      await open(`/admin?columns=${LIST_COLUMNS.join(',')}`);
      return page.locator('table');
    },
  },
  {
    name: 'the overview',
    states: ['the overview'],
    reach: async ({ page, open }) => {
      await open('/admin');
      await press(page, 'Overview');
      await page.getByText('Leads per day by status').waitFor();
      return null;
    },
  },
  {
    name: 'the saved views',
    states: ['the saved views'],
    reach: async ({ page, open }) => {
      await open('/admin/leads?status=completed');
      await press(page, 'Saved views');
      return page.locator('body');
    },
  },
  {
    name: 'the status of a card',
    states: ['the status of a card'],
    reach: async ({ page, open }) => {
      await open('/admin?view=board');
      await press(page, /^Move .* to$/s);
      await page.getByRole('menuitemradio').first().waitFor();
      return null;
    },
  },
  {
    name: 'the status of a lead, by its key',
    states: ['the status of a lead by its key'],
    reach: async (reach) => {
      await goToNewest(reach);
      await reach.page.keyboard.press('s');
      await reach.page.getByRole('menuitemradio').first().waitFor();
      return null;
    },
  },
  {
    name: 'what can be done with two leads',
    states: ['the actions'],
    reach: async (reach) => {
      await tickTwo(reach);
      await press(reach.page, /^Actions/);
      await reach.page.getByRole('menuitem', { name: 'Merge Leads' }).waitFor();
      return null;
    },
  },
  {
    name: 'a merge of two that are ticked',
    states: ['a merge of two that are ticked'],
    reach: async (reach) => {
      await tickTwo(reach);
      await choose(reach.page, /^Actions/, 'Merge Leads');
      return reach.page.getByRole('dialog', { name: 'Merge two leads' });
    },
  },
  {
    name: 'the bulk edit',
    states: ['the bulk edit, with what is missing'],
    reach: async (reach) => {
      await tickTwo(reach);
      await choose(reach.page, /^Actions/, 'Edit Details');
      await press(reach.page, 'Apply to Selected Leads');
      await reach.page.locator('[data-variant]').waitFor();
      return null;
    },
  },
  {
    name: 'the question before two are deleted',
    states: ['the question before many are deleted'],
    reach: async (reach) => {
      await tickTwo(reach);
      await choose(reach.page, /^Actions/, 'Delete Leads');
      await reach.page.getByRole('alertdialog').waitFor();
      return null;
    },
  },
  {
    name: 'how far a change of two is',
    states: ['how far a change of many is'],
    reach: async (reach) => {
      await tickTwo(reach);
      // Both are never answered.
      await reach.page.route(CHANGE, () => {}, { times: 2 });
      await choose(reach.page, /^Actions/, 'Update Status: Qualified');
      await reach.page.getByRole('dialog').getByRole('progressbar').waitFor();
      return null;
    },
  },
  {
    name: 'the report of what failed',
    states: ['the report of what failed'],
    reach: async (reach) => {
      await tickTwo(reach);
      // A conflict, which a browser says nothing of that would count as an error.
      await reach.page.route(CHANGE, (route) =>
        route.fulfill({ status: 409, json: { code: 'conflict', message: 'It was changed.' } }),
      );
      await choose(reach.page, /^Actions/, 'Update Status: Qualified');
      return reach.page.getByRole('dialog', { name: '2 leads not updated' });
    },
  },
];
