import type { Lead } from '@harbour-haul/domain/leads/lead';
import { describe, expect, it, jest } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { forgetLead } from '../api/known-leads.ts';
import { listLeads, sampleLead } from '../testing/leads-api.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { MergeWithDialog } from './merge-with-dialog.tsx';

it('the merge dialog finds the other lead of a person, and merges the two, with Undo', async () => {
  const [lead, other] = [
    sampleLead(12, { version: 4, details: 'Two couches', notes: 'Call at noon' }),
    sampleLead(15, { name: 'Person twelve', version: 7 }),
  ];
  const requests = fakeServer(
    fakeOperations({
      listLeads: (request) => ({ body: listLeads([lead, other], request) }),
      mergeLeads: () => ({ body: { lead, other } }),
      unmergeLeads: () => ({ body: { lead, other } }),
    }),
  );
  const onMerged = jest.fn();
  renderFeature(<MergeWithDialog lead={lead} onCancel={jest.fn()} onMerged={onMerged} />);
  const search = screen.getByLabelText('Search by #id, name, phone, email or address');
  fireEvent.change(search, { target: { value: 'nobody' } });
  expect(await screen.findByText('No other lead found')).toBeTruthy();
  fireEvent.change(search, { target: { value: 'person' } });
  fireEvent.click(await screen.findByText('#15 Person twelve'));
  expect(screen.queryByText('#12 Person 12')).toBeNull();
  for (const text of ['Two couches', 'Call at noon']) expect(screen.getByText(text)).toBeTruthy();
  fireEvent.click(screen.getByText('Merge Leads'));
  await waitFor(() => expect(onMerged).toHaveBeenCalledWith(lead));
  const sent = () => requests.filter(({ method }) => method === 'POST');
  expect(sent()[0]?.body).toEqual({ otherId: 15, version: 4, otherVersion: 7 });
  fireEvent.click(screen.getByText('Undo'));
  expect(await screen.findByText('Merge undone')).toBeTruthy();
  expect(sent().map(({ path }) => path)).toEqual(['/api/leads/12/merge', '/api/leads/12/unmerge']);
});

it('finds a lead by its number alone, and by the end of a phone', async () => {
  const leads = [sampleLead(12), sampleLead(15), sampleLead(16, { name: 'Unit 15' })];
  fakeServer(fakeOperations({ listLeads: (request) => ({ body: listLeads(leads, request) }) }));
  renderFeature(<MergeWithDialog lead={sampleLead(12)} onCancel={jest.fn()} onMerged={jest.fn()} />);
  const search = screen.getByLabelText('Search by #id, name, phone, email or address');
  fireEvent.change(search, { target: { value: '15' } });
  expect(await screen.findByText('#15 Person 15')).toBeTruthy();
  expect(await screen.findByText('#16 Unit 15')).toBeTruthy();
  expect(screen.getByText('2 found')).toBeTruthy();
});

it('up and down lead from the search to what it found, and back', async () => {
  const leads = [sampleLead(15), sampleLead(16)];
  fakeServer(fakeOperations({ listLeads: (request) => ({ body: listLeads(leads, request) }) }));
  renderFeature(<MergeWithDialog lead={sampleLead(12)} onCancel={jest.fn()} onMerged={jest.fn()} />);
  const search = screen.getByLabelText('Search by #id, name, phone, email or address');
  fireEvent.change(search, { target: { value: 'person' } });
  await screen.findByText('2 found');
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement as HTMLElement, { key });
    return document.activeElement?.textContent;
  };
  expect(document.activeElement).toBe(search);
  expect(press('ArrowDown')).toContain('#16');
  expect(press('ArrowDown')).toContain('#15');
  expect(press('ArrowDown')).toContain('#15');
  expect(press('ArrowUp')).toContain('#16');
  press('ArrowUp');
  expect(document.activeElement).toBe(search);
});

it('the merge dialog keeps the live request of two, and says where the other would be opened again', async () => {
  const [canceled, live] = [sampleLead(12, { status: 'canceled' }), sampleLead(15, { status: 'new' })];
  renderFeature(<MergeDialog leads={[canceled, live]} onCancel={jest.fn()} onMerged={jest.fn()} />);
  expect(screen.getByLabelText('Keep #15')).toMatchObject({ checked: true });
  expect(screen.queryByText(/open again/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Keep #12'));
  const text = '#12 is Canceled. With the open request of #15 it is open again, as New.';
  expect(screen.getByText(text)).toBeTruthy();
});

/** Another admin erases #15. */
let forget = () => {};
function Erasure() {
  const client = useQueryClient();
  useEffect(() => {
    forget = () => forgetLead(client, 15);
  }, [client]);
  return null;
}

it('the search of the merge dialog names nobody who is erased while it is open', async () => {
  const [lead, other] = [sampleLead(12), sampleLead(15, { name: 'Jane Roe' })];
  fakeServer(fakeOperations({ listLeads: (request) => ({ body: listLeads([lead, other], request) }) }));
  renderFeature(
    <>
      <MergeWithDialog lead={lead} onCancel={jest.fn()} onMerged={jest.fn()} />
      <Erasure />
    </>,
  );
  const search = screen.getByLabelText('Search by #id, name, phone, email or address');
  fireEvent.change(search, { target: { value: 'jane' } });
  expect(await screen.findByText('#15 Jane Roe')).toBeTruthy();
  act(() => forget());
  await waitFor(() => expect(screen.queryByText(/Jane Roe/)).toBeNull());
});

it('the merge dialog shows nothing of a lead that is erased while both are compared', async () => {
  const leads = [sampleLead(12), sampleLead(15, { name: 'Jane Roe', notes: 'Rings late' })] as const;
  renderFeature(
    <>
      <MergeDialog leads={leads} onCancel={jest.fn()} onMerged={jest.fn()} />
      <Erasure />
    </>,
  );
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Rings late');
  act(() => forget());
  expect((await within(dialog).findByRole('alert')).textContent).toBe('Lead #15 was erased for good.');
  expect(dialog.textContent).not.toMatch(/Jane Roe|Rings late/);
  expect(screen.getByText<HTMLButtonElement>('Merge Leads').disabled).toBe(true);
});

describe('the merge dialog of a finished job and an open request', () => {
  const noon = (day: string) => `${day}T12:00:00.000Z`;
  const done = sampleLead(169, {
    status: 'completed',
    scheduledDate: noon('2026-11-01'),
    estimatedValue: 400,
  });
  const ahead = sampleLead(170, {
    status: 'scheduled',
    scheduledDate: noon('2026-12-05'),
    scheduledHours: '09:00-11:00',
    followUpDate: noon('2026-12-04'),
    estimatedValue: 250,
  });
  const open = (leads: readonly [Lead, Lead] = [done, ahead]) => {
    const onCancel = jest.fn();
    renderFeature(<MergeDialog leads={leads} onCancel={onCancel} onMerged={jest.fn()} />);
    return { onCancel, dialog: screen.getByRole('dialog').textContent ?? '' };
  };

  it('says what would be lost, advises against it, and has nothing chosen', () => {
    const { dialog, onCancel } = open();
    expect(dialog).toContain(
      '#169 is a finished job. Merged with the open request of #170 it counts as completed no more, and its value of $400.00 leaves the figures.',
    );
    expect(dialog).toContain('better keep both leads');
    for (const id of [169, 170])
      expect(screen.getByLabelText(`Keep #${id}`)).toMatchObject({ checked: false });
    expect(screen.getByText('Merge Leads')).toMatchObject({ disabled: true });
    fireEvent.click(screen.getByText('Keep both leads'));
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it.each([169, 170])('says what #%i takes from which, and what only the notes keep', (id) => {
    open();
    fireEvent.click(screen.getByLabelText(`Keep #${id}`));
    const text = `#${id} stays, with status, pickup, follow-up and value of the open request #170.`;
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy();
    const lost =
      'Only the notes keep of #169: Status: Completed; Scheduled date: Sunday, November 1, 2026; Estimated value: $400.';
    expect(screen.getByText(lost)).toBeTruthy();
    expect(screen.queryByText(/open again/) !== null).toBe(id === 169);
    expect(screen.getByText('Merge Leads')).toMatchObject({ disabled: false });
  });

  it('has the two in columns of one table, and marks the rows in which they differ', () => {
    open();
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#169Completed',
      '#170Scheduled',
    ]);
    const cells = (row: HTMLElement) => [...row.children].map(({ textContent }) => textContent);
    const rows = table.getAllByRole('row').slice(1).map(cells);
    expect(rows.filter(([label]) => label?.includes('(differs)'))).toEqual([
      ['Name (differs)', 'Person 169', 'Person 170'],
      ['Pickup (differs)', 'Nov 1, 2026', 'Dec 5, 2026, 9:00–11:00 AM'],
      ['Follow-up (differs)', 'Not provided', 'Dec 4, 2026'],
      ['Value (differs)', '$400.00', '$250.00'],
    ]);
    expect(rows.map(([label]) => label)).not.toContain('Notes');
  });

  it('marks what their people asked for where that differs: the day, the access, how to reach them and the photos', () => {
    const asked = {
      details: 'As soon as possible, please.',
      access: 'stairs',
      preferredContactMethod: 'phone',
    } as const;
    open([sampleLead(171, { ...asked, photoPath: '/uploads/a.jpg' }), sampleLead(170)]);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    const texts = rows.map(({ children }) => [...children].map(({ textContent }) => textContent));
    expect(texts.filter(([label]) => /^(Wished|Access|Contact by|Photos)/.test(label ?? ''))).toEqual([
      ['Wished (differs)', 'As soon as possible, from Tuesday, December 1', 'Tuesday, December 1'],
      ['Access (differs)', 'Stairs', 'Not provided'],
      ['Contact by (differs)', 'Phone Call', 'Text Message'],
      ['Photos (differs)', '1 photo', 'Not provided'],
    ]);
  });

  it('warns also of two finished jobs', () => {
    const { dialog } = open([done, { ...ahead, status: 'completed' }]);
    expect(dialog).toContain('#169 and #170 are finished jobs. Merged, the two count as one');
  });

  it('is silent of two open requests but for what is lost', () => {
    const { dialog } = open([sampleLead(171, { estimatedValue: 90 }), ahead]);
    expect(dialog).toContain('#170 stays. What it lacks is filled from #171');
    expect(dialog).toContain('Only the notes keep of #171: Status: New; Estimated value: $90.');
    expect(dialog).not.toContain('finished');
  });
});

describe('the merge dialog of two people', () => {
  const priya = sampleLead(12, { name: 'Priya Nair', phone: '902-555-0134', email: 'priya@example.com' });
  const open = (other: Partial<Lead>) =>
    renderFeature(
      <MergeDialog leads={[priya, sampleLead(15, other)]} onCancel={jest.fn()} onMerged={jest.fn()} />,
    );

  it('warns in words where no name, phone or email is in common, and still allows it', () => {
    open({ name: 'Frank Beaton', phone: '902-555-0177', email: 'frank@example.com' });
    expect(screen.getByRole('alert').textContent).toBe(
      '#12 and #15 look like different people: their names, phone numbers and emails have nothing in common. Merge them only if you know that they are one customer.',
    );
    expect(screen.getByText('Keep both leads')).toBeTruthy();
    fireEvent.click(screen.getByLabelText('Keep #15'));
    expect(screen.getByText('Merge Leads')).toMatchObject({ disabled: false });
  });

  it('is silent where one of these is the same', () => {
    open({ name: 'Frank Beaton', phone: '(902) 555-0134', email: null });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Keep #12')).toMatchObject({ checked: true });
  });
});
