import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { listLeads, sampleLead } from '../testing/leads-api.ts';
import { leadsServer, TRASH } from '../testing/leads-server.ts';
import {
  ComposedLeadsTab,
  openLeadsTab,
  pass,
  rowOf,
  sampleLeads,
  shownIds,
} from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

/** The tab before a server whose lists stay as they are now, while it changes leads. */
async function openLagging(leads: Lead[], address = '/admin') {
  const server = leadsServer(leads);
  server.handle({ listLeads: (request) => ({ body: listLeads(leads, request) }) });
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

async function choose(id: number, action: string) {
  fireEvent.click(screen.getByLabelText(`Select lead ${id}`));
  fireEvent.click(screen.getByText(/^Actions \(\d+\)$/));
  fireEvent.click(
    screen.queryByLabelText(action) ?? screen.getByText(action, { selector: '[role=menuitem]' }),
  );
  await pass(50);
}

describe('lists that lag behind a change', () => {
  it('a changed lead is shown as the change has answered, whatever older lists say', async () => {
    await openLagging(sampleLeads(2));
    await choose(2, 'Update Status: Contacted');
    expect(rowOf(2).getByText('Contacted')).toBeTruthy();
    await pass(10_000);
    expect(rowOf(2).getByText('Contacted')).toBeTruthy();
  });

  it('a lead does not return under the status that it had', async () => {
    await openLagging(sampleLeads(2), '/admin?status=new');
    await choose(2, 'Update Status: Contacted');
    expect(shownIds()).toEqual(['#1']);
    await pass(10_000);
    expect(shownIds()).toEqual(['#1']);
  });

  it('a deleted lead does not return', async () => {
    await openLagging(sampleLeads(2));
    await choose(2, 'Delete Leads');
    fireEvent.click(screen.getByText(/^Delete Leads?$/, { selector: 'button' }));
    await pass(10_000);
    expect(shownIds()).toEqual(['#1']);
  });

  it('a restored lead does not return to the trash', async () => {
    await openLagging(
      [sampleLead(1, { trash: TRASH }), sampleLead(2, { trash: TRASH })],
      '/admin?status=trash',
    );
    fireEvent.click(screen.getByLabelText('Restore lead 2'));
    await pass(10_000);
    expect(shownIds()).toEqual(['#1']);
  });

  it('the count does not go back on a page that was loaded before the change', async () => {
    const server = leadsServer(sampleLeads(12));
    renderFeature(<ComposedLeadsTab />, { address: '/admin?status=new' });
    await pass(50);
    fireEvent.click(screen.getByText('Next', { selector: 'nav button' }));
    await pass(50);
    fireEvent.click(screen.getByText('Previous', { selector: 'nav button' }));
    await pass(50);
    await choose(12, 'Update Status: Contacted');
    expect(screen.getByText(/^11 .*leads/)).toBeTruthy();
    server.handle({ listLeads: () => new Promise(() => {}) });
    fireEvent.click(screen.getByText('Next', { selector: 'nav button' }));
    await pass(50);
    expect(screen.getByText(/^11 .*leads/)).toBeTruthy();
  });

  it('the count of a list is right at once, before the server has counted again', async () => {
    const server = leadsServer(sampleLeads(3));
    renderFeature(<ComposedLeadsTab />, { address: '/admin?status=new' });
    await pass(50);
    server.handle({ listLeads: () => new Promise(() => {}), getLeadsToday: () => new Promise(() => {}) });
    await choose(3, 'Update Status: Contacted');
    expect(screen.getByText('2 leads with status New')).toBeTruthy();
    fireEvent.click(screen.getByText('Undo'));
    await pass(50);
    expect(screen.getByText('3 leads with status New')).toBeTruthy();
  });

  it('the count of the trash is right at once as well', async () => {
    const server = leadsServer([sampleLead(1, { trash: TRASH }), sampleLead(2, { trash: TRASH })]);
    renderFeature(<ComposedLeadsTab />, { address: '/admin?status=trash' });
    await pass(50);
    expect(screen.getByText('2 leads in the trash')).toBeTruthy();
    server.handle({ listLeads: () => new Promise(() => {}) });
    fireEvent.click(screen.getByLabelText('Restore lead 2'));
    await pass(50);
    expect(screen.getByText('1 lead in the trash')).toBeTruthy();
  });

  it('the count is that of now also while the rows stay under a pointer', async () => {
    const { state } = await openLeadsTab(sampleLeads(2));
    const list = screen.getByRole('group', { name: 'List of leads' });
    fireEvent.pointerMove(list.querySelector('table') as HTMLElement);
    state.leads = sampleLeads(3);
    await pass(8_000);
    fireEvent.pointerMove(list.querySelector('table') as HTMLElement);
    await pass(2_100);
    expect(screen.getByText('3 leads total')).toBeTruthy();
    expect(shownIds()).toEqual(['#2', '#1']);
  });
});
