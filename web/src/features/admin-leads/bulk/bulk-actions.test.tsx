import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { conflict, TRASH } from '../testing/leads-server.ts';
import { pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';
import {
  actions,
  box,
  button,
  choose,
  openMany,
  report,
  select,
  selectPage,
  writes,
} from '../testing/open-many.tsx';

describe('the selection', () => {
  it('the selection is kept over refreshes and pages, and offers its actions with a count', async () => {
    await openMany(sampleLeads(12));
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
    const server = await openMany([...scheduled, sampleLead(131)], '/admin?status=scheduled');
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
    const server = await openMany(named);
    select(1, 2);
    expect(screen.queryByText(/selected/)).toBeNull();
    await find('Gil');
    expect(actions()?.textContent).toBe('Actions (2)');
    expect(screen.getByText('2 selected, 2 not in this list')).toBeTruthy();
    select(7);
    expect(screen.getByText('3 selected, 2 not in this list')).toBeTruthy();
    await choose('Delete Leads');
    const question =
      'Are you sure you want to delete 3 leads? They go to the trash and can be restored for 30 days. Chosen: Ann Roe, Bo Li, Gil Sun; 2 not in this list.';
    expect(screen.getByText(question)).toBeTruthy();
    expect(writes(server)).toEqual([]);
    fireEvent.click(button('Cancel'));
    await find('');
    expect(screen.queryByText(/selected,/)).toBeNull();
  });

  it('are counted by page where the list has several, and five of many are named', async () => {
    await openMany(sampleLeads(17));
    selectPage();
    fireEvent.click(screen.getByText('Next', { selector: 'nav button' }));
    await pass(50);
    expect(screen.getByText('10 selected, 10 not on this page')).toBeTruthy();
    await choose('Delete Leads');
    expect(screen.getByText(/ and 5 more; 10 not on this page\.$/)).toBeTruthy();
  });
});

it('the tags are told how many leads were changed and deleted, and not which', async () => {
  const page: Window & { dataLayer?: object[] } = window;
  page.dataLayer = [];
  const server = await openMany(sampleLeads(3));
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

describe('the deletion of many', () => {
  it('a bulk deletion is confirmed, and can be undone', async () => {
    const server = await openMany(sampleLeads(3));
    select(3, 2);
    await choose('Delete Leads');
    const question =
      'Are you sure you want to delete 2 leads? They go to the trash and can be restored for 30 days. Chosen: Person 3, Person 2.';
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
    const server = await openMany(sampleLeads(3));
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
    const server = await openMany(sampleLeads(3));
    const trashed = sampleLead(1, { version: 2, trash: TRASH });
    server.refuse = (id) => (id === 1 ? conflict(trashed) : id === 2 ? { status: 500 } : null);
    select(1, 2);
    await choose('Delete Leads');
    fireEvent.click(button('Delete Leads'));
    await pass(50);
    expect(screen.getByText(/Failed to delete 1 lead\. This remains selected\.$/)).toBeTruthy();
    expect(report()).toBe('1 lead not deleted');
    // Nothing was deleted here that could be undone.
    expect(screen.queryByText('Undo')).toBeNull();
  });
});

describe('two leads of one person', () => {
  it('a merge keeps the older lead unless the other is chosen, and is undone by Undo', async () => {
    const server = await openMany(sampleLeads(3));
    const [older, younger] = [sampleLead(1), sampleLead(3)];
    const answer = () => ({ body: { lead: older, other: younger } });
    server.handle({ mergeLeads: answer, unmergeLeads: answer });
    select(3, 1);
    await choose('Merge Leads');
    expect(screen.getByLabelText<HTMLInputElement>('Keep #1').checked).toBe(true);
    fireEvent.click(screen.getByLabelText('Keep #3'));
    fireEvent.click(button('Merge Leads'));
    await pass(50);
    expect(shownToast()).toContain('#1 is merged into #3.');
    expect(writes(server)[0]?.path).toBe('/api/leads/3/merge');
    expect(writes(server)[0]?.body).toEqual({ otherId: 1, version: 1, otherVersion: 1 });
    expect(actions()).toBeNull();
    fireEvent.click(button('Undo'));
    await pass(50);
    expect(writes(server)[1]).toMatchObject({ path: '/api/leads/3/unmerge', body: { otherId: 1 } });
    expect(shownToast()).toContain('#3 and #1 are two leads again.');
  });
});
