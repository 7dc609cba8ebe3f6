import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { listLeads } from '../testing/leads-api.ts';
import {
  ComposedLeadsTab,
  openLeadsTab,
  pass,
  sampleLeads,
  shownIds,
  shownToast,
} from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('freshness', () => {
  it('the leads list is refetched every ten seconds', async () => {
    const { state, requests } = await openLeadsTab(sampleLeads(2));
    const before = requests.length;
    state.leads = sampleLeads(3);
    await pass(10_000);
    expect(requests.length).toBe(before + 1);
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
  });

  it('the leads list is not refetched while the browser tab is hidden, and is when it returns', async () => {
    const { requests } = await openLeadsTab(sampleLeads(1));
    const before = requests.length;
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    await pass(60_000);
    expect(requests.length).toBe(before);
    visibility.mockReturnValue('visible');
    await act(async () => window.dispatchEvent(new Event('visibilitychange')));
    await pass(50);
    expect(requests.length).toBe(before + 1);
  });
});

describe('failure', () => {
  it('a failed first load is told by a panel with Try Again, and by no toast', async () => {
    const requests = fakeServer(fakeOperations({ listLeads: offline, getLeadsToday: offline }));
    renderFeature(<ComposedLeadsTab />);
    await pass(50);
    expect(shownToast()).toBeUndefined();
    await pass(35_000);
    expect(requests.length).toBeGreaterThan(3);
    expect(shownToast()).toBeUndefined();
    expect(within(screen.getByRole('alert')).getByText('Failed to load leads data')).toBeTruthy();
    fakeServer(
      fakeOperations({
        listLeads: (request) => ({ body: listLeads(sampleLeads(1), request) }),
        getLeadsToday: offline,
      }),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await pass(50);
    expect(shownIds()).toEqual(['#1']);
  });

  it('a failed refetch keeps the rows, and the next outage shows a toast again', async () => {
    const { state } = await openLeadsTab(sampleLeads(2));
    state.down = true;
    await pass(10_000);
    expect(shownToast()).toContain('Failed to load leads data');
    expect(shownIds()).toEqual(['#2', '#1']);
    expect(screen.getByText(/could not be refreshed/)).toBeTruthy();
    state.down = false;
    await pass(10_000);
    expect(screen.queryByText(/could not be refreshed/)).toBeNull();
    state.down = true;
    await pass(10_000);
    expect(shownToast()).toContain('Failed to load leads data');
  });

  it('a failed filter change keeps the old rows and heading', async () => {
    const { state } = await openLeadsTab(sampleLeads(2));
    state.down = true;
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'completed' } });
    await pass(50);
    expect(screen.getByText('2 leads total')).toBeTruthy();
    expect(shownIds()).toEqual(['#2', '#1']);
  });

  it('a 401 of the leads list is a sign-out, no outage', async () => {
    const ended = jest.fn();
    const signedOut = () => ({ status: 401 as const, body: { code: 'unauthenticated' } });
    fakeServer(fakeOperations({ listLeads: signedOut, getLeadsToday: signedOut }));
    renderFeature(<ComposedLeadsTab />, { onUnauthenticated: ended });
    await pass(50);
    expect(ended).toHaveBeenCalled();
    expect(shownToast()).toBeUndefined();
  });
});
