import type { Lead } from '@harbour-haul/domain/leads/lead';
import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { type LeadNews, setLive } from '#lib/live-leads.ts';
import { type FakeRequest, fakeOperations, fakeServer } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { listLeads, QUIET_DAY } from '../testing/leads-api.ts';
import { ComposedLeadsTab, pass, rowOf, sampleLeads, shownIds } from '../testing/open-leads-tab.tsx';
import { useLeadNews } from './use-lead-news.ts';

const MINUTE = 60_000;

interface Stage {
  state: { leads: Lead[] };
  /** Those for the list. */
  requests: FakeRequest[];
  /** How often the figures above it were fetched. */
  figures: () => number;
  push: (news: LeadNews) => Promise<void>;
  live: (isLive: boolean) => Promise<void>;
}

/** The tab with leads below a socket that the test plays. */
async function openLiveTab(leads: Lead[], address = '/admin'): Promise<Stage> {
  const state = { leads };
  const requests: FakeRequest[] = [];
  let figures = 0;
  fakeServer(
    fakeOperations({
      getLeadsToday: () => {
        figures += 1;
        return { body: QUIET_DAY };
      },
      listLeads: (request) => {
        requests.push(request);
        return { body: listLeads(state.leads, request) };
      },
    }),
  );
  let push: (news: LeadNews) => void = () => {};
  let client: QueryClient | undefined;
  function Live() {
    push = useLeadNews();
    client = useQueryClient();
    return <ComposedLeadsTab />;
  }
  renderFeature(<Live />, { address });
  await pass(50);
  const stage: Stage = {
    state,
    requests,
    figures: () => figures,
    push: async (news) => {
      act(() => push(news));
      await pass(50);
    },
    live: async (isLive) => act(async () => client && setLive(client, isLive)),
  };
  await stage.live(true);
  return stage;
}

const hide = async (visibility: 'hidden' | 'visible') => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  await act(async () => window.dispatchEvent(new Event('visibilitychange')));
  await pass(50);
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('while changes are pushed', () => {
  it('nothing is polled, and a pushed lead is shown at once', async () => {
    const { state, requests, figures, push } = await openLiveTab(sampleLeads(2));
    const before = [requests.length, figures()];
    await pass(2 * MINUTE);
    expect([requests.length, figures()]).toEqual(before);
    state.leads = sampleLeads(3);
    await push([{ id: 3, version: 1 }]);
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
    expect(figures()).toBeGreaterThan(before[1] ?? 0);
  });

  it('a list whose index lagged behind the push is read again', async () => {
    const { state, push } = await openLiveTab(sampleLeads(2));
    await push([{ id: 3, version: 1 }]);
    state.leads = sampleLeads(3);
    expect(shownIds()).toEqual(['#2', '#1']);
    await pass(3_000);
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
  });

  it('many pushes at once are few requests', async () => {
    const { requests, push } = await openLiveTab(sampleLeads(2));
    const before = requests.length;
    for (let id = 1; id <= 20; id += 1) await push([{ id, version: 2 }]);
    await pass(MINUTE);
    expect(requests.length - before).toBeLessThanOrEqual(4);
  });

  it('a board gathers the leads of a flood, and shows at once what comes alone', async () => {
    await import('../board/leads-board.tsx');
    const { requests, push } = await openLiveTab(sampleLeads(2), '/admin?view=board');
    await pass(50);
    const opened = requests.length;
    const columns = LEAD_STATUSES.length;
    for (let id = 20; id < 40; id += 1) {
      await push([{ id, version: 1, isNew: true }]);
      await pass(3_000);
    }
    // In a minute at once, and then ever less often.
    expect((requests.length - opened) / columns).toBeLessThanOrEqual(10);
    await pass(MINUTE);
    const before = requests.length;
    await push([{ id: 41, version: 1, isNew: true }]);
    expect(requests.length - before).toBe(columns);
  });

  it('a hidden page fetches nothing, and is refreshed when it is seen', async () => {
    const { state, requests, push } = await openLiveTab(sampleLeads(2));
    await hide('hidden');
    const before = requests.length;
    state.leads = sampleLeads(3);
    await push(null);
    await pass(MINUTE);
    expect(requests.length).toBe(before);
    await hide('visible');
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
  });

  it('a list whose index lagged when the page was seen again is read again, though the push was lost', async () => {
    const { state } = await openLiveTab(sampleLeads(2));
    await hide('hidden');
    await hide('visible');
    state.leads = sampleLeads(3);
    expect(shownIds()).toEqual(['#2', '#1']);
    await pass(3_000);
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
  });

  it('rows stay where they are under the hands, each as it is now, until these rest', async () => {
    const { state, push } = await openLiveTab(sampleLeads(2));
    fireEvent.pointerMove(screen.getByText('#1'));
    state.leads = sampleLeads(3).map((lead) => ({ ...lead, version: 2, status: 'contacted' }));
    await push([{ id: 3, version: 2 }]);
    expect(shownIds()).toEqual(['#2', '#1']);
    expect(rowOf(1).getByText('Contacted')).toBeTruthy();
    await pass(3_000);
    expect(shownIds()).toEqual(['#3', '#2', '#1']);
  });
});

it('where the socket is down the list is polled, until it is back', async () => {
  const { state, requests, live } = await openLiveTab(sampleLeads(2));
  await live(false);
  state.leads = sampleLeads(3);
  await pass(10_000);
  expect(shownIds()).toEqual(['#3', '#2', '#1']);
  await live(true);
  const before = requests.length;
  await pass(MINUTE);
  expect(requests.length).toBe(before);
});
