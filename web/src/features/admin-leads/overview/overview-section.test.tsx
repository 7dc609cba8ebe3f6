import { LEAD_STATUSES } from '@harbour-haul/domain/leads/lead-status';
import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { removeStored } from '#lib/safe-storage.ts';
import { type FakeOperation, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
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
  }));
  const funnel = Array.from({ length: 10 }, (_, index) => ({ step: index + 1, chats: 0 }));
  const firstContact = { medianMinutes: null, contacted: 0 };
  return { days, funnel, firstContact, valueByStatus: NOTHING, ...changes };
}

const BUSY = overview(2, {
  days: [
    { day: '2026-11-20', byStatus: { new: 2, completed: 1 }, bySource: { form: 3 }, byJunkType: { yard: 3 } },
    { day: '2026-11-21', byStatus: { new: 1 }, bySource: { chat: 1 }, byJunkType: { none: 1 } },
  ],
  funnel: Array.from({ length: 10 }, (_, index) => ({ step: index + 1, chats: 20 - 2 * index })),
  firstContact: { medianMinutes: 200, contacted: 2 },
  valueByStatus: { ...NOTHING, qualified: 1250 },
});

// The charts take long to read from the disk.
beforeAll(() => import('./overview-panel.tsx'), 60_000);
afterEach(() => removeStored('harbour-haul:leads-overview'));

function open(getLeadsOverview: FakeOperation<'getLeadsOverview'>) {
  const requests = fakeServer(fakeOperations({ getLeadsOverview }));
  const view = renderFeature(<OverviewSection />);
  return { requests, view };
}
const fold = () => fireEvent.click(screen.getByRole('button', { name: 'Overview' }));
const cells = (table: string) =>
  [...screen.getByRole('figure', { name: table }).querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );

describe('the overview', () => {
  it('the overview loads nothing while collapsed, and stays as it was left', async () => {
    const { requests, view } = open(() => ({ body: BUSY }));
    expect(requests).toEqual([]);
    fold();
    await screen.findByText('Leads per day by status');
    expect(requests[0]?.query).toEqual({ days: '30' });
    view.unmount();
    renderFeature(<OverviewSection />);
    await screen.findByText('Leads per day by status');
    fold();
    expect(screen.queryByText('Leads per day by status')).toBeNull();
  });

  it('the overview has a table for each chart', async () => {
    open(() => ({ body: BUSY }));
    fold();
    await screen.findByText('Leads per day by status');
    expect(cells('Leads per day by status')).toEqual([
      ['Day', 'New', 'Completed'],
      ['Nov 20, 2026', '2', '1'],
      ['Nov 21, 2026', '1', '0'],
    ]);
    expect(cells('By source').slice(1)).toEqual([
      ['Form', '3'],
      ['Chat', '1'],
    ]);
    expect(cells('By junk type').slice(1)).toEqual([
      ['Yard Waste', '3'],
      ['Not specified', '1'],
    ]);
    expect(cells('How far chats came').at(1)).toEqual(['Junk type', '20']);
    expect(cells('How far chats came').at(-1)).toEqual(['Sent', '2']);
    expect(cells('Estimated value by status').slice(1)).toEqual([['Qualified', '$1,250']]);
    expect(screen.getByText('3 h 20 min')).toBeTruthy();
    expect(screen.getByText('of 2 leads contacted')).toBeTruthy();
  });

  it('the overview has texts for no data, in every period', async () => {
    const { requests } = open(({ query }) => ({ body: overview(Number(query.days)) }));
    fold();
    await screen.findByText('Nobody was contacted yet');
    expect(screen.getAllByText('No leads in these 30 days.')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: '90 days' }));
    await screen.findByText('Leads in 90 days');
    expect(requests.at(-1)?.query).toEqual({ days: '90' });
  });

  it('the overview shows a failure, and retries', async () => {
    open(offline);
    fold();
    await screen.findByText('The overview is not available');
    fakeServer(fakeOperations({ getLeadsOverview: () => ({ body: BUSY }) }));
    fireEvent.click(screen.getByText('Try Again'));
    await screen.findByText('Leads per day by status');
  });
});
