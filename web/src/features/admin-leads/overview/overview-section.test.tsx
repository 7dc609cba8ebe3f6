import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { removeStored } from '#lib/storage/safe-storage.ts';
import { type FakeOperation, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { DEFAULT_SETTINGS } from '../list/list-settings.ts';
import { QUIET_DAY } from '../testing/leads-api.ts';
import { OverviewSection } from './overview-section.tsx';

const NOTHING = Object.fromEntries(
  LEAD_STATUSES.map((status) => [status, 0]),
) as LeadsOverview['valueByStatus'];

function overview(period: number, changes: Partial<LeadsOverview> = {}): LeadsOverview {
  const days = Array.from({ length: period }, (_, index) => ({
    day: `2026-11-${String(index + 1).padStart(2, '0')}`,
    byStatus: {},
    bySource: {},
    byJunkType: {},
    byArea: {},
  }));
  const funnel = Array.from({ length: 10 }, (_, index) => ({ step: index + 1, chats: 0 }));
  const firstContact = { medianMinutes: null, contacted: 0, answers: [] };
  return { days, funnel, firstContact, valueByStatus: NOTHING, ...changes };
}

const BUSY = overview(2, {
  days: [
    {
      day: '2026-11-20',
      byStatus: { new: 2, completed: 1 },
      bySource: { form: 3 },
      byJunkType: { yard: 3 },
      byArea: { Bedford: 3 },
    },
    {
      day: '2026-11-21',
      byStatus: { new: 1 },
      bySource: { chat: 1 },
      byJunkType: { none: 1 },
      byArea: { other: 1 },
    },
  ],
  funnel: Array.from({ length: 10 }, (_, index) => ({ step: index + 1, chats: 20 - 2 * index })),
  firstContact: {
    medianMinutes: 200,
    contacted: 2,
    answers: [
      { withinMinutes: 5, leads: 1 },
      { withinMinutes: null, leads: 1 },
    ],
  },
  valueByStatus: { ...NOTHING, qualified: 1250 },
});

const TODAY: LeadsToday = {
  ...QUIET_DAY,
  day: '2026-11-22',
  newToday: 3,
  waiting: 5,
  followUpsDue: 100,
  hasMoreDue: true,
  pastPickups: 2,
  hasMorePast: false,
  valueScheduled: 4350,
};

// The charts take long to read from the disk.
beforeAll(() => import('./overview-panel.tsx'), 60_000);
afterEach(() => removeStored('harbour-haul:leads-overview'));

function open(getLeadsOverview: FakeOperation<'getLeadsOverview'>, today = TODAY) {
  const requests = fakeServer(fakeOperations({ getLeadsOverview, getLeadsToday: () => ({ body: today }) }));
  const view = renderFeature(<OverviewSection settings={DEFAULT_SETTINGS} />);
  return { requests, view };
}
const fold = () => fireEvent.click(screen.getByRole('button', { name: 'Overview' }));
/** The rows of a figure, each as it is read. */
const rows = (name: string) =>
  [...screen.getByRole('figure', { name }).querySelectorAll('li')].map((row) =>
    [...row.querySelectorAll('span:not([aria-hidden] *):not([aria-hidden]), strong')]
      .map((part) => part.textContent)
      .join(': '),
  );
const addresses = (container: Element) =>
  [...container.querySelectorAll('a')].map((link) => [
    link.getAttribute('aria-label') ?? link.textContent,
    link.getAttribute('href'),
  ]);

describe('the overview', () => {
  it('the overview loads nothing while collapsed, and stays as it was left', async () => {
    const { requests, view } = open(() => ({ body: BUSY }));
    expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(['/api/leads/today']));
    fold();
    await screen.findByText('Leads per day by status');
    expect(requests.at(-1)?.query).toEqual({ days: '30' });
    view.unmount();
    renderFeature(<OverviewSection settings={DEFAULT_SETTINGS} />);
    await screen.findByText('Leads per day by status');
    fold();
    expect(screen.queryByText('Leads per day by status')).toBeNull();
  });

  it('the figures of today lead to their lists, whether the overview is open or not', async () => {
    open(() => ({ body: BUSY }));
    await screen.findByText('100+');
    expect(addresses(screen.getByRole('list', { name: 'Today' }))).toEqual([
      ['3New today', '/admin?from=2026-11-22&to=2026-11-22'],
      ['5Waiting for an answer', '/admin?show=needs-reply'],
      ['100+Follow-ups due', '/admin?show=follow-up-due'],
      ['2Past pickups: done?', '/admin?show=pickup-past'],
      ['$4,350Scheduled value', '/admin?status=scheduled&sort=preferredDate&order=asc'],
    ]);
  });

  it('suspicious leads, which stand in no other list, are a figure of today where there are any', async () => {
    open(() => ({ body: BUSY }), { ...TODAY, suspicious: 12 });
    await screen.findByText('100+');
    expect(addresses(screen.getByRole('list', { name: 'Today' })).at(-1)).toEqual([
      '12Suspicious',
      '/admin?status=suspicious',
    ]);
  });

  it('the figures of today are dashes where they are not known', async () => {
    fakeServer(fakeOperations({ getLeadsToday: offline }));
    renderFeature(<OverviewSection settings={DEFAULT_SETTINGS} />);
    await waitFor(() => expect(screen.getAllByText('–')).toHaveLength(5));
    const figures = screen.getByRole('list', { name: 'Today' });
    expect(figures.textContent).not.toMatch(/\d/);
    expect(figures.querySelectorAll('a')).toHaveLength(0);
  });

  it('what somebody waits for is in colour where there is any of it', async () => {
    const late = () => screen.getByRole('list', { name: 'Today' }).querySelectorAll('[data-late=true]');
    const { view } = open(() => ({ body: BUSY }));
    await screen.findByText('100+');
    expect([...late()].map(({ textContent }) => textContent)).toEqual(['5', '2']);
    view.unmount();
    open(() => ({ body: BUSY }), { ...TODAY, waiting: 0, pastPickups: 0 });
    await screen.findByText('100+');
    expect(late()).toHaveLength(0);
  });

  it('the figures of the overview lead to the leads behind them', async () => {
    open(() => ({ body: BUSY }));
    fold();
    const chart = await screen.findByRole('figure', { name: 'Leads per day by status' });
    expect(addresses(chart)).toEqual([
      ['Nov 20, 2026: 3 leads (2 New, 1 Completed)', '/admin?from=2026-11-20&to=2026-11-20'],
      ['Nov 21, 2026: 1 lead (1 New)', '/admin?from=2026-11-21&to=2026-11-21'],
    ]);
    expect(rows('By source')).toEqual(['Form: 3', 'Chat: 1']);
    expect(rows('By area')).toEqual(['Bedford: 3', 'Elsewhere: 1']);
    expect(rows('By junk type')).toEqual(['Yard Waste: 3', 'Not specified: 1']);
    expect(rows('Time to first contact')).toEqual(['Up to 5 min: 50%', 'Over 5 min: 50%']);
    expect(rows('How far chats came').at(1)).toBe('Photo or name: 90%');
    expect(rows('How far chats came').at(-1)).toBe('Sent: 10%');
    expect(addresses(screen.getByRole('figure', { name: /^Estimated value/ }))).toEqual([
      ['Qualified$1,250', '/admin?status=qualified'],
    ]);
    expect(addresses(screen.getByText('Leads in 2 days').parentElement as Element)).toEqual([
      ['4', '/admin?from=2026-11-20&to=2026-11-21'],
    ]);
    expect(screen.getByText('3 h 20 min')).toBeTruthy();
    expect(screen.getByText('of 2 leads contacted')).toBeTruthy();
  });

  it('the overview says once that there is nothing, in every period', async () => {
    const { requests } = open(({ query }) => ({ body: overview(Number(query.days)) }));
    fold();
    await screen.findByText('No leads in these 30 days');
    expect(screen.queryAllByRole('figure')).toEqual([]);
    expect(screen.queryByText('Nobody was contacted yet')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '90 days' }));
    await screen.findByText('No leads in these 90 days');
    expect(requests.at(-1)?.query).toEqual({ days: '90' });
  });

  it('the overview shows the chats of a period without leads, and what all leads are worth', async () => {
    const { funnel, valueByStatus } = BUSY;
    open(() => ({ body: overview(30, { funnel, valueByStatus }) }));
    fold();
    await screen.findByText('No leads in these 30 days');
    expect(rows('How far chats came').at(-1)).toBe('Sent: 10%');
    expect(screen.getAllByRole('figure')).toHaveLength(2);
  });

  it('the overview has texts for what is missing of leads that nobody has contacted', async () => {
    open(() => ({ body: overview(2, { days: BUSY.days }) }));
    fold();
    await screen.findByText('Leads in 2 days');
    expect(screen.getAllByText('Nobody was contacted yet')).toHaveLength(2);
    expect(screen.getByText('No chats in these 2 days.')).toBeTruthy();
    expect(screen.getByText('No lead has an estimated value yet.')).toBeTruthy();
  });

  it('the overview shows a failure, and retries', async () => {
    open(offline);
    fold();
    await screen.findByText('The overview is not available');
    fakeServer(
      fakeOperations({ getLeadsOverview: () => ({ body: BUSY }), getLeadsToday: () => ({ body: TODAY }) }),
    );
    fireEvent.click(screen.getByText('Try Again'));
    await screen.findByText('Leads per day by status');
  });
});
