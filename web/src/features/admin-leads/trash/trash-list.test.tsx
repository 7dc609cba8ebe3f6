import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { UnfinishedLead } from '@harbour-haul/domain/leads/unfinished-work';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { leadsServer, TRASH } from '../testing/leads-server.ts';
import { pass, sampleLeads, shownToast } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(count = 2) {
  const server = leadsServer(sampleLeads(count, { trash: TRASH }));
  renderTrash();
  await pass(50);
  return server;
}

function renderTrash() {
  renderFeature(<LeadsTab onOpen={() => {}} onStep={() => {}} openId={undefined} details={() => null} />, {
    address: '/admin?status=trash',
  });
}

describe('the trash', () => {
  it('the trash shows since when and until when', async () => {
    await open();
    expect(screen.getByText('2 leads in the trash')).toBeTruthy();
    const text = 'Deleted Nov 21, 2026 12:00 PM by sam. Gone for good after Dec 21, 2026.';
    expect(screen.getAllByText(text)).toHaveLength(2);
  });

  it('the trash is called by its name, also where it is empty, and nothing new is made in it', async () => {
    await open(0);
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Trash', 'The trash is empty']);
    expect(screen.getByText('Deleted leads stay in it for 30 days.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'New lead' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show all leads' }));
    await pass(50);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Leads');
    expect(screen.getAllByRole('button', { name: 'New lead' }).length).toBeGreaterThan(0);
  });

  it('the trash restores a lead', async () => {
    const server = await open();
    server.refuse = () => ({ status: 404, body: { code: 'not_found', message: 'There is no such lead.' } });
    fireEvent.click(screen.getByLabelText('Restore lead 1'));
    await pass(50);
    expect(shownToast()).toContain('There is no such lead.');
    server.refuse = () => null;
    // The next outcome waits until the failure was there for its time.
    await pass(5000);
    fireEvent.click(screen.getByLabelText('Restore lead 2'));
    await pass(50);
    expect(shownToast()).toContain('Lead #2 is back in the list.');
    await pass(50);
    expect(screen.getByText('1 lead in the trash')).toBeTruthy();
  });

  it('the trash restores what is ticked in one go', async () => {
    const server = await open(3);
    fireEvent.click(screen.getByLabelText('Select lead 3'));
    fireEvent.click(screen.getByLabelText('Select lead 1'));
    fireEvent.click(screen.getByText('Restore 2 leads'));
    await pass(50);
    expect(shownToast()).toContain('Restored 2 leads');
    expect([1, 2, 3].map((id) => server.leads.get(id)?.trash === null)).toEqual([true, false, true]);
    fireEvent.click(screen.getByLabelText('Select all leads on this page'));
    expect(screen.getByText('Restore 1 lead')).toBeTruthy();
  });

  it('the trash goes on where a restored lead has a very long history', async () => {
    const server = await open();
    let requests = 0;
    let goOn = () => {};
    server.handle({
      restoreLead: async ({ params }) => {
        const restored = { ...(server.leads.get(Number(params.id)) as Lead), trash: null };
        requests += 1;
        if (requests === 1) {
          return { status: 202, body: { ...restored, entriesLeft: 3400 } };
        }
        await new Promise<void>((resolve) => {
          goOn = resolve;
        });
        return { body: restored };
      },
    });
    fireEvent.click(screen.getByLabelText('Restore lead 2'));
    await pass(50);
    expect(shownToast()).toContain('Moving lead #2: 3,400 entries of its history to go...');
    goOn();
    await pass(50);
    expect(shownToast()).toContain('Lead #2 is back in the list.');
  });

  it('the trash says what was cut off, and goes on with it until nothing is left', async () => {
    const server = leadsServer(sampleLeads(1, { trash: TRASH }));
    let left: UnfinishedLead[] = [
      { what: 'deletion', leadId: 1 },
      { what: 'restore', leadId: 7 },
      { what: 'erasure', leadId: 9 },
    ];
    server.handle({
      listLeads: () => ({
        body: {
          leads: [...server.leads.values()],
          total: 1,
          nextCursor: null,
          prevCursor: null,
          unfinished: left,
        },
      }),
      continueLeadWork: () => {
        left = left.slice(1);
        return { body: { unfinished: left } };
      },
    });
    renderTrash();
    await pass(50);
    expect(screen.getByRole('alert').textContent).toContain(
      'Not finished yet: the deletion of lead #1, the restore of lead #7, the erasure of lead #9. It goes on by itself within minutes.',
    );
    fireEvent.click(screen.getByText('Continue now'));
    await pass(50);
    await pass(50);
    expect(left).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByLabelText('Restore lead 1')).toBeTruthy();
  });

  it('the trash ends its tries with what gets no further, and says why where it fails', async () => {
    const server = leadsServer([]);
    const left: UnfinishedLead[] = [{ what: 'restore', leadId: 7 }];
    let asked = 0;
    server.handle({
      listLeads: () => ({
        body: { leads: [], total: 0, nextCursor: null, prevCursor: null, unfinished: left },
      }),
      continueLeadWork: () => {
        asked += 1;
        if (asked === 1) return { body: { unfinished: left } };
        return { status: 429, body: { code: 'rate_limited', message: 'Please try again in a moment.' } };
      },
    });
    renderTrash();
    await pass(50);
    for (const times of [1, 2]) {
      fireEvent.click(screen.getByText('Continue now'));
      await pass(50);
      expect(asked).toBe(times);
    }
    expect(shownToast()).toContain('Please try again in a moment.');
    expect(screen.getByText(/Not finished yet: the restore of lead #7/)).toBeTruthy();
  });

  it('the trash erases a person once the number was typed, with a receipt', async () => {
    const server = await open();
    const receipt = { erasedAt: TRASH.deletedAt, leads: 1, sessions: 2, messages: 30, photos: 4, exports: 0 };
    server.handle({
      eraseLead: ({ params }) => {
        server.leads.delete(Number(params.id));
        return { body: receipt };
      },
    });
    fireEvent.click(screen.getByLabelText('Erase for good: lead 1'));
    fireEvent.change(screen.getByLabelText('Type #1 to confirm'), { target: { value: '#1' } });
    fireEvent.click(screen.getByText('Erase for Good'));
    await pass(50);
    await pass(50);
    expect(server.leads.has(1)).toBe(false);
    expect(screen.getByText('30')).toBeTruthy();
    expect(screen.getByText('1 lead in the trash')).toBeTruthy();
  });
});
