import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
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

it('the merge dialog keeps the live request of two, and says where the other would be opened again', async () => {
  const [canceled, live] = [sampleLead(12, { status: 'canceled' }), sampleLead(15, { status: 'new' })];
  renderFeature(<MergeDialog leads={[canceled, live]} onCancel={jest.fn()} onMerged={jest.fn()} />);
  expect(screen.getByLabelText('Keep #15')).toMatchObject({ checked: true });
  expect(screen.queryByText(/open again/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Keep #12'));
  const text = '#12 is Canceled. With the open request of #15 it is open again, as New.';
  expect(screen.getByText(text)).toBeTruthy();
});
