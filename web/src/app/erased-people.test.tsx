import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leadValues } from '#features/admin-leads/lead-editor/lead-values.ts';
import { sampleLead } from '#features/admin-leads/testing/leads-api.ts';
import '#lib/testing/patience.ts';
import { loadAdminApp, openApp, SAM } from './testing/open-app.tsx';

beforeAll(loadAdminApp);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const kept = () => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]);
const JANE = { id: 'n-1', title: 'New Lead', message: 'Jane Roe · Furniture', type: 'success', read: false };

it('shows of a lead that is erased while it is open that it is gone, and keeps nothing that was typed', async () => {
  const leads = [sampleLead(7, { name: 'Jane Roe' })];
  const { requests } = openApp('/admin/leads/7', { leads });
  const details = within(await screen.findByRole('dialog', { name: 'Lead Details: Jane Roe' }));
  fireEvent.change(details.getByLabelText('Notes'), { target: { value: 'Jane Roe sleeps late' } });
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  expect(kept()).toContain('sleeps late');
  leads.length = 0;
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  const gone = within(await screen.findByRole('dialog', { name: 'Lead #7' }));
  gone.getByText('This lead was erased. What was typed here and not saved is gone too.');
  gone.getByRole('button', { name: 'Close' });
  // It asks for no more room than a question.
  expect(screen.getByRole('dialog', { name: 'Lead #7' }).className).toContain('MuiDialog-paperWidthXs');
  expect(document.body.textContent).not.toContain('Jane Roe');
  fireEvent.keyDown(gone.getByRole('alert'), { key: 'Enter', ctrlKey: true });
  fireEvent.click(gone.getByRole('button', { name: 'Show all leads' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept()).not.toContain('Jane Roe');
  expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

it('forgets at its start who was erased while it was closed', async () => {
  const draft = (id: number) => ({ base: sampleLead(id, { name: 'Jane Roe' }), values: {}, at: Date.now() });
  const drafts = { owner: SAM.username, drafts: { 7: draft(7), 8: { ...draft(8), base: sampleLead(8) } } };
  localStorage.setItem('harbour-haul:lead-drafts', JSON.stringify(drafts));
  const notifications = [
    { ...JANE, timestamp: '2026-11-20T12:00:00.000Z', action: '/admin/leads/9', customer: 'visitor-9' },
    { ...JANE, id: 'n-2', timestamp: '2026-11-20T12:01:00.000Z', action: '/admin/chat/s-9' },
    { ...JANE, id: 'n-3', message: 'Ann', timestamp: '2026-11-20T12:02:00.000Z', action: '/admin/leads/8' },
  ];
  const stored = { userId: SAM.id, notifications, toldUntil: '' };
  sessionStorage.setItem('harbour-haul:notifications', JSON.stringify(stored));
  const { requests } = openApp('/admin', {
    leads: [sampleLead(8)],
    handlers: { findErased: () => ({ body: { leads: [7, 9], chats: ['s-9'] } }) },
  });
  await waitFor(() => expect(kept()).not.toContain('Jane Roe'));
  expect(requests.find(({ path }) => path === '/api/leads/erased')?.query).toEqual({
    leads: '7,8,9',
    chats: 's-9',
  });
  expect(kept()).toContain('Person 8');
  expect(kept()).toContain('Ann');
});

it('takes the words of who was erased out of the draft of a lead into which they were merged', async () => {
  const merged = sampleLead(8, { version: 2, notes: 'Call first.\n\nFrom #9:\nJane Roe is late' });
  const values = { ...leadValues(merged), notes: `Half a thought\n${merged.notes}` };
  const drafts = { owner: SAM.username, drafts: { 8: { base: merged, values, at: Date.now() } } };
  localStorage.setItem('harbour-haul:lead-drafts', JSON.stringify(drafts));
  openApp('/admin', {
    leads: [sampleLead(8, { version: 3, notes: 'Call first.' })],
    handlers: { findErased: () => ({ body: { leads: [9], chats: [] } }) },
  });
  await waitFor(() => expect(kept()).not.toContain('Jane Roe'));
  expect(kept()).toContain('Half a thought');
});

it('asks again who was erased when the browser is back online', async () => {
  const drafts = { 7: { base: sampleLead(7, { name: 'Jane Roe' }), values: {}, at: Date.now() } };
  localStorage.setItem('harbour-haul:lead-drafts', JSON.stringify({ owner: SAM.username, drafts }));
  const erased: number[] = [];
  const { requests } = openApp('/admin', {
    handlers: { findErased: () => ({ body: { leads: erased, chats: [] } }) },
  });
  await waitFor(() => expect(requests.some(({ path }) => path === '/api/leads/erased')).toBe(true));
  expect(kept()).toContain('Jane Roe');
  erased.push(7);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(kept()).not.toContain('Jane Roe'));
});

it('takes out of the palette whom it has found, also where the push of their erasure was missed', async () => {
  const jane = sampleLead(7, { name: 'Jane Roe' });
  const erased: number[] = [];
  const { requests } = openApp('/admin', {
    handlers: {
      listLeads: ({ query }) => ({
        body: { leads: query.search ? [jane] : [], total: null, nextCursor: null, prevCursor: null },
      }),
      listLeadViews: () => ({ body: { views: [] } }),
      findErased: () => ({ body: { leads: erased, chats: [] } }),
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Find anything/ }));
  const field = await screen.findByRole('combobox', { name: /^Find leads/ });
  fireEvent.change(field, { target: { value: 'jane' } });
  await screen.findByRole('option', { name: /Jane Roe/ });
  erased.push(7);
  await act(async () => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(document.body.textContent).not.toContain('Jane Roe'));
  expect(requests.findLast(({ path }) => path === '/api/leads/erased')?.query).toEqual({ leads: '7' });
});
