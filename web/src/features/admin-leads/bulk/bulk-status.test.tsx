import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { offline } from '#lib/testing/fake-server.ts';
import { sampleLead } from '../testing/leads-api.ts';
import { conflict } from '../testing/leads-server.ts';
import { pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';
import {
  actions,
  box,
  button,
  choose,
  openMany,
  report,
  reported,
  select,
  selectPage,
  setDay,
  writes,
} from '../testing/open-many.tsx';

describe('a status of more leads than are seen at once', () => {
  it('is set once it is said that all of them are meant, by name and count', async () => {
    const server = await openMany(sampleLeads(26));
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
    const server = await openMany([...sampleLeads(25), sampleLead(26, { status: 'completed' })]);
    selectPage();
    await choose('Select all 26 leads of this list');
    await choose('Update Status: Contacted');
    fireEvent.click(button('Set Status'));
    await pass(500);
    expect(screen.getByRole('alertdialog').textContent).toContain('Person 26 is Completed.');
    expect(writes(server)).toEqual([]);
  });

  it('is set at once of as many as are seen', async () => {
    const server = await openMany(sampleLeads(25));
    selectPage();
    await choose('Select all 25 leads of this list');
    await choose('Update Status: Contacted');
    await pass(1_000);
    expect(writes(server)).toHaveLength(25);
  });
});

describe('a new status for many', () => {
  it('leads that are scheduled for no day are named, with the place where they are found', async () => {
    const [one, two, three] = sampleLeads(3) as [Lead, Lead, Lead];
    await openMany([one, two, { ...three, scheduledDate: '2026-12-01T12:00:00.000Z' }]);
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
    const server = await openMany([sampleLead(1), sampleLead(2, { scheduledDate: own })]);
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
    const server = await openMany([sampleLead(1), sampleLead(2, { status: 'completed' })]);
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
    const server = await openMany(sampleLeads(3));
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
    const server = await openMany([
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
    const server = await openMany(sampleLeads(2));
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
    const server = await openMany(sampleLeads(2));
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
    const server = await openMany(sampleLeads(1));
    server.refuse = () => conflict(sampleLead(1, { status: 'contacted', version: 2, updatedBy: 'kim' }));
    select(1);
    await choose('Update Status: Contacted');
    expect(shownToast()).toContain('Set 1 lead to status: Contacted');
    expect(screen.queryByText('Undo')).toBeNull();
  });

  it('a bulk status update keeps failed leads selected, reports why, and can be retried', async () => {
    const server = await openMany(sampleLeads(4));
    const changed = sampleLead(2, { version: 5, updatedBy: 'kim' });
    server.refuse = (id) => (id === 2 ? conflict(changed) : id === 3 ? offline() : null);
    select(4, 3, 2, 1);
    await choose('Update Status: Completed');
    expect(report()).toBe('2 leads not updated');
    const said = 'Set 2 leads to status: Completed. Failed to update 2 leads. These remain selected.';
    expect(screen.getByText(said)).toBeTruthy();
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

  it('no toast stands beside the report, and the Undo of what was done comes when it is closed', async () => {
    const server = await openMany(sampleLeads(4));
    select(4);
    await choose('Update Status: Contacted');
    expect(shownToast()).toContain('Set 1 lead to status: Contacted');
    server.refuse = (id) => (id === 2 ? offline() : null);
    select(3, 2);
    await choose('Update Status: Qualified');
    expect(report()).toBe('1 lead not updated');
    expect([shownToast(), screen.queryByText('Undo')]).toEqual([undefined, null]);
    fireEvent.click(button('Close'));
    await pass(500);
    expect(shownToast()).toContain('Set 1 lead to status: Qualified');
    fireEvent.click(button('Undo'));
    await pass(500);
    expect(server.leads.get(3)?.status).toBe(sampleLead(3).status);
  });

  it('a bulk status update of 500 reports each failure, and never sends more than four at once', async () => {
    const server = await openMany(sampleLeads(500));
    const refused = (id: number) => id % 50 === 7;
    server.refuse = (id) => (refused(id) ? { status: 503, body: { message: `Busy with ${id}.` } } : null);
    selectPage();
    await choose('Select all 500 leads of this list');
    await choose('Update Status: Qualified');
    fireEvent.click(button('Set Status'));
    await pass(50);
    expect(screen.getByText(/Failed to update 10 leads\. These remain selected\.$/)).toBeTruthy();
    expect(writes(server)).toHaveLength(500);
    expect(server.busiest).toBeLessThanOrEqual(4);
    const failing = sampleLeads(500).filter(({ id }) => refused(id));
    expect(reported()).toEqual(failing.map(({ id, name }) => `#${id} ${name}Busy with ${id}.`));
    expect(actions()?.textContent).toBe('Actions (10)');
    const stored = [...server.leads.values()].filter(({ status }) => status === 'qualified');
    expect(stored).toHaveLength(490);
  });

  it('a bulk status update can be cancelled; leads that were not started stay selected', async () => {
    const server = await openMany(sampleLeads(40));
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

describe('a bulk action that does not go as it should', () => {
  it('one that breaks says so, logs why, keeps the selection and is no end of bulk actions', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
    const server = await openMany(sampleLeads(2));
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
    const server = await openMany(sampleLeads(6));
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
