import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { conflict, type LeadsServer, leadsServer, TRASH } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(leads: Lead[], address = '/admin'): Promise<LeadsServer> {
  const server = leadsServer(leads);
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

const box = (id: number) => screen.getByLabelText<HTMLInputElement>(`Select lead ${id}`);
const select = (...ids: number[]) => {
  for (const id of ids) fireEvent.click(box(id));
};
const selectPage = () => fireEvent.click(screen.getByLabelText('Select all leads on this page'));
const actions = () => screen.queryByText(/^Actions \(\d+\)$/);
const button = (name: string) => screen.getByText(name, { selector: 'button' });
/** Chooses from the Actions menu by the item's name. */
async function choose(name: string) {
  fireEvent.click(actions() as HTMLElement);
  fireEvent.click(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: '[role=menuitem]' }));
  await pass(50);
}
const setDay = async (field: string, day: string) => {
  const label = await screen.findByText(field, { selector: 'label' });
  const input = label.closest('.MuiFormControl-root')?.querySelector('input');
  fireEvent.change(input as HTMLInputElement, { target: { value: day } });
};
const writes = ({ requests }: LeadsServer) => requests.filter(({ method }) => method !== 'GET');
const report = () => screen.queryByText(/ not (updated|deleted)$/, { selector: 'h2' })?.textContent;
const reported = () =>
  [...screen.getByLabelText('Leads that failed').querySelectorAll('li')].map((row) => row.textContent);

describe('the selection', () => {
  it('the selection is kept over refreshes and pages, and offers its actions with a count', async () => {
    await open(sampleLeads(12));
    expect(actions()).toBeNull();
    selectPage();
    expect(actions()?.textContent).toBe('Actions (10)');
    select(12);
    expect(actions()?.textContent).toBe('Actions (9)');
    await pass(10_000);
    expect(box(12).checked).toBe(false);
    fireEvent.click(screen.getByText('Next', { selector: 'nav button' }));
    await pass(50);
    select(1);
    expect(actions()?.textContent).toBe('Actions (10)');
    await choose('Clear selection');
    expect(actions()).toBeNull();
  });

  it('the selection can be extended beyond the page, to the whole list', async () => {
    const scheduled = sampleLeads(130, { status: 'scheduled' });
    const server = await open([...scheduled, sampleLead(131)], '/admin?status=scheduled');
    selectPage();
    await choose('Select all 130 leads of this list');
    expect(actions()?.textContent).toBe('Actions (130)');
    const asked = server.requests.slice(-2).map(({ query }) => [query.status, query.limit, 'after' in query]);
    expect(asked).toEqual([
      ['scheduled', '100', false],
      ['scheduled', '100', true],
    ]);
  });
});

describe('a status of more leads than are seen at once', () => {
  it('is set once it is said that all of them are meant, by name and count', async () => {
    const server = await open(sampleLeads(26));
    selectPage();
    await choose('Select all 26 leads of this list');
    await choose('Update Status: Contacted');
    expect(screen.getByRole('alertdialog', { name: 'Set 26 leads to Contacted?' })).toBeTruthy();
    expect(screen.getByText(/and 21 more; 16 not on this page\.$/)).toBeTruthy();
    expect(writes(server)).toEqual([]);
    fireEvent.click(button('Cancel'));
    await pass(500);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect([writes(server), actions()?.textContent]).toEqual([[], 'Actions (26)']);
    await choose('Update Status: Contacted');
    fireEvent.click(button('Set Status'));
    await pass(1_000);
    expect(writes(server)).toHaveLength(26);
  });

  it('is followed by what is asked of some of them', async () => {
    const server = await open([...sampleLeads(25), sampleLead(26, { status: 'completed' })]);
    selectPage();
    await choose('Select all 26 leads of this list');
    await choose('Update Status: Contacted');
    fireEvent.click(button('Set Status'));
    await pass(500);
    expect(screen.getByRole('alertdialog').textContent).toContain('Person 26 is Completed.');
    expect(writes(server)).toEqual([]);
  });

  it('is set at once of as many as are seen', async () => {
    const server = await open(sampleLeads(25));
    selectPage();
    await choose('Select all 25 leads of this list');
    await choose('Update Status: Contacted');
    await pass(1_000);
    expect(writes(server)).toHaveLength(25);
  });
});

describe('selected leads that stand in no row', () => {
  const names = ['Ann Roe', 'Bo Li', 'Cy Day', 'Di Poe', 'Ed Fox', 'Flo Ray', 'Gil Sun'];
  const named = names.map((name, index) => sampleLead(index + 1, { name }));
  const find = async (text: string) => {
    const field = screen.getByLabelText('Search by name, phone, email, address or #id');
    fireEvent.change(field, { target: { value: text } });
    await pass(400);
    await pass(50);
  };

  it('are counted beside the actions, and named before they are deleted', async () => {
    const server = await open(named);
    select(1, 2);
    expect(screen.queryByText(/selected/)).toBeNull();
    await find('Gil');
    expect(actions()?.textContent).toBe('Actions (2)');
    expect(screen.getByText('2 selected, 2 not in this list')).toBeTruthy();
    select(7);
    expect(screen.getByText('3 selected, 2 not in this list')).toBeTruthy();
    await choose('Delete Leads');
    const question =
      'Are you sure you want to delete 3 leads? They go to the trash and can be restored for 30 days. Ann Roe, Bo Li, Gil Sun; 2 not in this list.';
    expect(screen.getByText(question)).toBeTruthy();
    expect(writes(server)).toEqual([]);
    fireEvent.click(button('Cancel'));
    await find('');
    expect(screen.queryByText(/selected,/)).toBeNull();
  });

  it('are counted by page where the list has several, and five of many are named', async () => {
    await open(sampleLeads(17));
    selectPage();
    fireEvent.click(screen.getByText('Next', { selector: 'nav button' }));
    await pass(50);
    expect(screen.getByText('10 selected, 10 not on this page')).toBeTruthy();
    await choose('Delete Leads');
    expect(screen.getByText(/ and 5 more; 10 not on this page\.$/)).toBeTruthy();
  });
});

describe('a new status for many', () => {
  it('leads that are scheduled for no day are named, with the place where they are found', async () => {
    const [one, two, three] = sampleLeads(3) as [Lead, Lead, Lead];
    await open([one, two, { ...three, scheduledDate: '2026-12-01T12:00:00.000Z' }]);
    select(3, 2, 1);
    fireEvent.click(actions() as HTMLElement);
    fireEvent.click(screen.getByLabelText('Update Status: Scheduled'));
    await pass(50);
    expect(screen.getByText('2 leads have no pickup day yet. The others keep theirs.')).toBeTruthy();
    fireEvent.click(button('Schedule without a day'));
    await pass(50);
    expect(shownToast()).toContain(
      'Set 3 leads to status: Scheduled. 2 leads have no pickup day: they are in the calendar, under No day yet.',
    );
  });

  it('leads are scheduled for a day that is asked for, those with one of their own keep it, and Undo takes it back', async () => {
    const own = '2026-12-01T12:00:00.000Z';
    const server = await open([sampleLead(1), sampleLead(2, { scheduledDate: own })]);
    select(2, 1);
    await choose('Update Status: Scheduled');
    await setDay('Pickup day', 'Nov 26, 2026');
    fireEvent.click(button('Schedule'));
    await pass(50);
    expect(writes(server).map(({ body }) => body)).toEqual([
      { status: 'scheduled', version: 1 },
      { status: 'scheduled', scheduledDate: '2026-11-26', version: 1 },
    ]);
    expect(shownToast()).toContain('Set 2 leads to status: Scheduled');
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(server.leads.get(1)).toMatchObject({ status: 'new', scheduledDate: null });
    expect(server.leads.get(2)).toMatchObject({ status: 'new', scheduledDate: own });
  });

  it('what was completed is opened again only where that is meant', async () => {
    const server = await open([sampleLead(1), sampleLead(2, { status: 'completed' })]);
    select(2, 1);
    await choose('Update Status: Contacted');
    expect(screen.getByText('Person 2 is Completed. As Contacted it is open again.')).toBeTruthy();
    fireEvent.click(button('Go back'));
    await pass(500);
    expect(writes(server)).toEqual([]);
    await choose('Update Status: Contacted');
    fireEvent.click(button('Only the other 1'));
    await pass(500);
    expect(writes(server).map(({ path }) => path)).toEqual(['/api/leads/1']);
    expect(box(2).checked).toBe(true);
    await choose('Update Status: Contacted');
    fireEvent.click(button('Reopen it'));
    await pass(500);
    expect(server.leads.get(2)?.status).toBe('contacted');
  });

  it('a bulk status update sends the loaded versions, with the specification’s texts', async () => {
    const server = await open(sampleLeads(3));
    select(3, 1);
    fireEvent.click(actions() as HTMLElement);
    const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
    expect(items).toEqual([
      'Edit Details',
      'Assign…',
      'Merge Leads',
      ...['New', 'Contacted', 'Qualified', 'Scheduled', 'Completed', 'Canceled'],
      'Clear selection',
      'Delete Leads',
    ]);
    fireEvent.click(screen.getByLabelText('Update Status: Contacted'));
    expect(shownToast()).toContain('ProcessingUpdating 2 leads to Contacted...');
    await pass(50);
    expect(shownToast()).toContain('Set 2 leads to status: Contacted');
    expect(writes(server).map(({ path, body }) => [path, body])).toEqual([
      ['/api/leads/3', { status: 'contacted', version: 1 }],
      ['/api/leads/1', { status: 'contacted', version: 1 }],
    ]);
    expect(actions()).toBeNull();
    await pass(50);
    expect(screen.getAllByText('Contacted', { selector: 'span' })).toHaveLength(2);
  });

  it('a bulk status update can be undone: each lead gets its own former status, by version', async () => {
    const server = await open([
      sampleLead(1),
      sampleLead(2, { status: 'qualified' }),
      sampleLead(3, { status: 'incomplete' }),
      sampleLead(4),
    ]);
    select(4, 3, 2, 1);
    await choose('Update Status: Contacted');
    server.leads.set(4, sampleLead(4, { status: 'contacted', version: 3, updatedBy: 'kim' }));
    const before = writes(server).length;
    fireEvent.click(button('Undo'));
    expect(shownToast()).toContain('ProcessingSetting 4 leads back...');
    await pass(50);
    const sent = writes(server)
      .slice(before)
      .map(({ path, body }) => [path, body]);
    expect(sent).toEqual([
      ['/api/leads/4', { status: 'new', version: 2 }],
      ['/api/leads/2', { status: 'qualified', version: 2 }],
      ['/api/leads/1', { status: 'new', version: 2 }],
    ]);
    expect(shownToast()).toContain('Set 2 leads back to their former status.');
    expect(shownToast()).toContain('1 lead has changed since and stays as it is: #4.');
    expect(shownToast()).toContain('1 lead was Incomplete, which cannot be set: #3.');
  });

  it('the Undo that is offered is that of the last bulk action', async () => {
    const server = await open(sampleLeads(2));
    select(2, 1);
    await choose('Update Status: Contacted');
    select(1);
    await choose('Delete Leads');
    fireEvent.click(button('Delete Lead'));
    await pass(50);
    expect(shownToast()).toContain('Deleted 1 lead');
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(shownToast()).toContain('Restored 1 lead');
    expect(server.leads.get(1)).toMatchObject({ status: 'contacted', trash: null });
  });

  it('the Undo of an earlier toast leaves that of the last bulk action where it is', async () => {
    const server = await open(sampleLeads(2));
    select(2);
    await choose('Delete Leads');
    fireEvent.click(button('Delete Lead'));
    await pass(50);
    select(1);
    await choose('Update Status: Contacted');
    expect(shownToast()).toContain('Deleted 1 lead');
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(server.leads.get(2)?.trash).toBeNull();
    await pass(300_000);
    fireEvent.click(screen.getByText('Undo: Set 1 lead to status: Contacted'));
    await pass(50);
    expect(server.leads.get(1)?.status).toBe('new');
    expect(screen.queryByLabelText('Last action')).toBeNull();
  });

  it('a bulk status update offers no undo where nothing was changed by it', async () => {
    const server = await open(sampleLeads(1));
    server.refuse = () => conflict(sampleLead(1, { status: 'contacted', version: 2, updatedBy: 'kim' }));
    select(1);
    await choose('Update Status: Contacted');
    expect(shownToast()).toContain('Set 1 lead to status: Contacted');
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('a bulk status update keeps failed leads selected, reports why, and can be retried', async () => {
    const server = await open(sampleLeads(4));
    const changed = sampleLead(2, { version: 5, updatedBy: 'kim' });
    server.refuse = (id) => (id === 2 ? conflict(changed) : id === 3 ? offline() : null);
    select(4, 3, 2, 1);
    await choose('Update Status: Completed');
    expect(shownToast()).toContain('WarningFailed to update 2 leads.');
    expect(report()).toBe('2 leads not updated');
    expect(screen.getByText(/^Set 2 leads to status: Completed. These remain selected.$/)).toBeTruthy();
    expect(reported()).toEqual([
      '#2 Person 2kim has changed this lead meanwhile.',
      '#3 Person 3The server could not be reached or did not answer.',
    ]);
    expect([box(1), box(2), box(3), box(4)].map(({ checked }) => checked)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    server.refuse = () => null;
    server.leads.set(2, changed);
    fireEvent.click(button('Try Again'));
    await pass(50);
    expect(shownToast()).toContain('Set 2 leads to status: Completed');
    // Now it is known what the other one did.
    expect(writes(server).at(-1)?.body ?? writes(server).at(-2)?.body).toMatchObject({ version: 5 });
    expect(actions()).toBeNull();
  });

  it('a bulk status update of 500 reports each failure, and never sends more than four at once', async () => {
    const server = await open(sampleLeads(500));
    const refused = (id: number) => id % 50 === 7;
    server.refuse = (id) => (refused(id) ? { status: 503, body: { message: `Busy with ${id}.` } } : null);
    selectPage();
    await choose('Select all 500 leads of this list');
    await choose('Update Status: Qualified');
    fireEvent.click(button('Set Status'));
    await pass(50);
    expect(shownToast()).toContain('Failed to update 10 leads.');
    expect(writes(server)).toHaveLength(500);
    expect(server.busiest).toBeLessThanOrEqual(4);
    const failing = sampleLeads(500).filter(({ id }) => refused(id));
    expect(reported()).toEqual(failing.map(({ id, name }) => `#${id} ${name}Busy with ${id}.`));
    expect(actions()?.textContent).toBe('Actions (10)');
    const stored = [...server.leads.values()].filter(({ status }) => status === 'qualified');
    expect(stored).toHaveLength(490);
  });

  it('a bulk status update can be cancelled; leads that were not started stay selected', async () => {
    const server = await open(sampleLeads(40));
    const slow: (() => void)[] = [];
    // From the eleventh on, requests stay pending.
    server.refuse = () => {
      if (writes(server).length <= 10) return null;
      return new Promise((resolve) => slow.push(() => resolve({ status: 500 })));
    };
    selectPage();
    await choose('Select all 40 leads of this list');
    await choose('Update Status: Canceled');
    fireEvent.click(button('Set Status'));
    await pass(1000);
    expect(screen.getByText('Updating 40 leads to Canceled...', { selector: 'h2' })).toBeTruthy();
    fireEvent.click(button('Cancel'));
    expect(button('Canceling...')).toBeTruthy();
    for (const end of slow) end();
    await pass(50);
    const sent = writes(server).length;
    expect(sent).toBeLessThanOrEqual(14);
    const done = sent - slow.length;
    expect(report()).toBe(`${40 - done} leads not updated`);
    expect(reported()).toHaveLength(slow.length);
    expect(screen.getByText(/^Not begun, since it was stopped before: #/)).toBeTruthy();
    expect(actions()?.textContent).toBe(`Actions (${40 - done})`);
  });
});

it('the tags are told how many leads were changed and deleted, and not which', async () => {
  const page: Window & { dataLayer?: object[] } = window;
  page.dataLayer = [];
  const server = await open(sampleLeads(3));
  server.refuse = (id) => (id === 1 ? offline() : null);
  select(3, 1);
  await choose('Update Status: Contacted');
  fireEvent.click(button('Close'));
  await pass(500);
  select(1, 2);
  await choose('Edit Details');
  fireEvent.change(screen.getByLabelText('Line to add'), { target: { value: 'Call first.' } });
  fireEvent.click(button('Apply to Selected Leads'));
  await pass(500);
  select(3);
  await choose('Delete Leads');
  fireEvent.click(button('Delete Lead'));
  await pass(50);
  expect(page.dataLayer.filter((told) => !('event' in told && told.event === 'admin_leads_loaded'))).toEqual([
    { event: 'admin_bulk_status_update', count: 1, failed: 1 },
    { event: 'admin_bulk_details_update', count: 1, failed: 0 },
    { event: 'admin_bulk_delete', count: 1, failed: 0 },
  ]);
  delete page.dataLayer;
});

describe('a bulk action that does not go as it should', () => {
  it('one that breaks says so, logs why, keeps the selection and is no end of bulk actions', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const server = await open(sampleLeads(2));
    // An answer without a lead, of which nobody can say how it stands.
    server.refuse = () => ({ status: 200, body: null as never });
    select(2, 1);
    await choose('Update Status: Scheduled');
    fireEvent.click(button('Schedule without a day'));
    await pass(1000);
    expect(shownToast()).toContain('ErrorAn unexpected error occurred during bulk update.');
    expect(logged.mock.calls).toEqual([[expect.any(TypeError)]]);
    expect(screen.queryByText('Updating 2 leads to Scheduled...')).toBeNull();
    expect(actions()?.textContent).toBe('Actions (2)');
    server.refuse = () => null;
    await choose('Update Status: Contacted');
    expect(shownToast()).toContain('Set 2 leads to status: Contacted');
  });

  it('a lead whose request is never answered fails after a minute, and the others are done', async () => {
    const server = await open(sampleLeads(6));
    server.refuse = (id) => (id === 2 ? new Promise(() => {}) : null);
    selectPage();
    await choose('Update Status: Contacted');
    await pass(59_000);
    expect(screen.getByText('5 of 6')).toBeTruthy();
    await pass(1000);
    expect(report()).toBe('1 lead not updated');
    expect(reported()).toEqual(['#2 Person 2The server could not be reached or did not answer.']);
    expect(screen.queryByText('5 of 6')).toBeNull();
    expect(actions()?.textContent).toBe('Actions (1)');
  });
});

describe('the deletion of many', () => {
  it('a bulk deletion is confirmed, and can be undone', async () => {
    const server = await open(sampleLeads(3));
    select(3, 2);
    await choose('Delete Leads');
    const question =
      'Are you sure you want to delete 2 leads? They go to the trash and can be restored for 30 days. Person 3, Person 2.';
    expect(screen.getByText(question)).toBeTruthy();
    fireEvent.click(button('Delete Leads'));
    expect(shownToast()).toContain('ProcessingDeleting 2 leads...');
    await pass(50);
    expect(shownToast()).toContain('Deleted 2 leads');
    expect(writes(server)[0]).toMatchObject({
      method: 'DELETE',
      path: '/api/leads/3',
      query: { version: '1' },
    });
    await pass(50);
    expect(screen.getByText('1 lead total')).toBeTruthy();
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(shownToast()).toContain('Restored 2 leads');
    await pass(50);
    expect(screen.getByText('3 leads total')).toBeTruthy();
  });

  it('a bulk deletion can be undone long after its toast, until it is taken back or kept', async () => {
    const server = await open(sampleLeads(3));
    const remove = async (id: number) => {
      select(id);
      await choose('Delete Leads');
      fireEvent.click(button('Delete Lead'));
      await pass(50);
    };
    await remove(3);
    // Its toast offers the same, and nothing does so beside it.
    expect(screen.getAllByText(/^Undo/)).toHaveLength(1);
    expect(screen.queryByLabelText('Last action')).toBeNull();
    await pass(9_500);
    expect(shownToast()).toContain('Deleted 1 lead');
    await pass(1_000);
    expect(shownToast()).toBeUndefined();
    await pass(300_000);
    fireEvent.click(screen.getByText('Undo: Deleted 1 lead'));
    await pass(50);
    expect(server.leads.get(3)?.trash).toBeNull();
    expect(screen.queryByLabelText('Last action')).toBeNull();
    await remove(2);
    // What was restored is told before.
    await pass(3_000);
    fireEvent.click(screen.getByLabelText('Close notification'));
    await pass(50);
    fireEvent.click(screen.getByLabelText('Keep it so'));
    expect(screen.queryByLabelText('Last action')).toBeNull();
  });

  it('a bulk deletion counts failures, and not leads that were in the trash already', async () => {
    const server = await open(sampleLeads(3));
    const trashed = sampleLead(1, { version: 2, trash: TRASH });
    server.refuse = (id) => (id === 1 ? conflict(trashed) : id === 2 ? { status: 500 } : null);
    select(1, 2);
    await choose('Delete Leads');
    fireEvent.click(button('Delete Leads'));
    await pass(50);
    expect(shownToast()).toContain('WarningFailed to delete 1 lead');
    expect(report()).toBe('1 lead not deleted');
    // Nothing was deleted here that could be undone.
    expect(screen.queryByText('Undo')).toBeNull();
  });
});

describe('the same details for many', () => {
  it('bulk edit sends only the fields that were filled in', async () => {
    const server = await open(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    expect(screen.getByText('Bulk Edit: 2 leads')).toBeTruthy();
    const status = screen.getAllByLabelText<HTMLSelectElement>('Status').at(-1);
    expect([...(status?.options ?? [])].map(({ text }) => text)).toEqual([
      ...['No change', 'New', 'Contacted', 'Qualified', 'Scheduled', 'Completed', 'Canceled'],
    ]);
    fireEvent.click(button('Apply to Selected Leads'));
    expect(shownToast()).toContain('No ChangesPlease make some changes before saving.');
    fireEvent.change(status as HTMLSelectElement, { target: { value: 'scheduled' } });
    fireEvent.change(screen.getByLabelText('Line to add'), { target: { value: ' Call first. ' } });
    fireEvent.click(button('Apply to Selected Leads'));
    expect(button('Applying...')).toBeTruthy();
    await pass(50);
    expect(shownToast()).toContain('Updated status, notes for 2 leads');
    expect(writes(server)[0]?.body).toEqual({ status: 'scheduled', addedNote: 'Call first.', version: 1 });
    expect(screen.queryByText('Bulk Edit: 2 leads')).toBeNull();
  });

  it('bulk edit lets a day be cleared again, and then leaves it as it is', async () => {
    const server = await open(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Dec 01, 2026');
    await setDay('Follow-up Date', 'Nov 30, 2026');
    fireEvent.click(screen.getByLabelText('Clear selection: Follow-up Date'));
    expect(screen.getByText('No change', { selector: 'p' })).toBeTruthy();
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(writes(server)[0]?.body).toEqual({
      status: 'scheduled',
      scheduledDate: '2026-12-01',
      version: 1,
    });
  });

  it('bulk edit replaces the notes where that is chosen, and Undo gives each lead its own back', async () => {
    const server = await open(sampleLeads(2));
    select(2, 1);
    await choose('Edit Details');
    fireEvent.change(screen.getByLabelText('What becomes of the notes'), { target: { value: 'replace' } });
    fireEvent.change(screen.getByLabelText('Notes'), { target: { value: 'Same for all.' } });
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(shownToast()).toContain('Updated notes for 2 leads');
    expect(writes(server)[0]?.body).toEqual({ notes: 'Same for all.', version: 1 });
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(shownToast()).toContain('Set 2 leads back to what they were.');
    expect(writes(server)[2]?.body).toEqual({ notes: sampleLead(2).notes, version: 2 });
  });

  it('bulk edit asks before it sets a day that is past, but where the work is done', async () => {
    const server = await open(sampleLeads(2));
    const question = () => screen.queryByText('Save 2 pickups in the past?');
    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Nov 20, 2026');
    fireEvent.click(button('Apply to Selected Leads'));
    expect(question()).toBeTruthy();
    expect(screen.getByText(/^Fri Nov 20 is over\. Save it to record pickups that were done/)).toBeTruthy();
    fireEvent.click(button('Go back'));
    await pass(500);
    expect(question()).toBeNull();
    expect(writes(server)).toEqual([]);
    fireEvent.click(button('Apply to Selected Leads'));
    fireEvent.click(button('Save Anyway'));
    await pass(500);
    const scheduledDate = '2026-11-20';
    expect(writes(server).map(({ body }) => body)).toEqual(
      [1, 1].map((version) => ({ scheduledDate, version })),
    );
    expect(question()).toBeNull();

    select(2, 1);
    await choose('Edit Details');
    await setDay('Scheduled Date', 'Nov 19, 2026');
    const status = screen.getAllByLabelText<HTMLSelectElement>('Status').at(-1) as HTMLSelectElement;
    fireEvent.change(status, { target: { value: 'completed' } });
    fireEvent.click(button('Apply to Selected Leads'));
    expect(question()).toBeNull();
    await pass(500);
    expect(writes(server)).toHaveLength(4);
  });

  it('bulk edit reports what failed and remains selected', async () => {
    const server = await open(sampleLeads(2));
    server.refuse = () => offline();
    select(2, 1);
    await choose('Edit Details');
    fireEvent.change(screen.getByLabelText('Line to add'), { target: { value: 'x' } });
    fireEvent.click(button('Apply to Selected Leads'));
    await pass(50);
    expect(shownToast()).toContain('Failed to update 2 leads. These remain selected.');
    expect(actions()?.textContent).toBe('Actions (2)');
  });
});

describe('two leads of one person', () => {
  it('a merge keeps the older lead unless the other is chosen, and is undone by Undo', async () => {
    const server = await open(sampleLeads(3));
    const [older, younger] = [sampleLead(1), sampleLead(3)];
    const answer = () => ({ body: { lead: older, other: younger } });
    server.handle({ mergeLeads: answer, unmergeLeads: answer });
    select(3, 1);
    await choose('Merge Leads');
    expect(screen.getByLabelText<HTMLInputElement>('Keep #1').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Keep #3'));
    fireEvent.click(button('Merge Leads'));
    await pass(50);
    expect(shownToast()).toContain('#1 is part of #3 now.');
    expect(writes(server)[0]?.path).toBe('/api/leads/3/merge');
    expect(writes(server)[0]?.body).toEqual({ otherId: 1, version: 1, otherVersion: 1 });
    expect(actions()).toBeNull();
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(writes(server)[1]).toMatchObject({ path: '/api/leads/3/unmerge', body: { otherId: 1 } });
    expect(shownToast()).toContain('#3 and #1 are two leads again.');
  });
});
