import type { Lead } from '@harbour-haul/domain/leads/lead';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { sampleLead } from '../testing/leads-api.ts';
import { conflict, leadsServer, TRASH } from '../testing/leads-server.ts';
import { ComposedLeadsTab, pass, sampleLeads } from '../testing/open-leads-tab.tsx';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-21T16:00:00.000Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

async function open(leads: Lead[], address = '/admin') {
  const server = leadsServer(leads);
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return server;
}

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
/** As Enter does it: what is pressed has the focus. */
const enter = (element: HTMLElement) => {
  act(() => element.focus());
  fireEvent.click(element);
};
const actions = () => screen.getByText(/^Actions \(\d+\)$/);
async function choose(name: string) {
  enter(actions());
  await pass(50);
  enter(screen.queryByLabelText(name) ?? screen.getByText(name, { selector: '[role=menuitem]' }));
  await pass(50);
}
const confirm = async (name: string) => {
  enter(screen.getByText(name, { selector: 'button' }));
  await pass(1_000);
};
const focused = () => {
  const element = document.activeElement;
  return element?.getAttribute('aria-label') ?? element?.textContent;
};

describe('the focus of who works by keys', () => {
  it('goes to the next row once those that were selected are deleted', async () => {
    await open(sampleLeads(6));
    press('j', 'j', 'x', 'j', 'x');
    await choose('Delete Leads');
    await confirm('Delete Leads');
    expect(screen.queryByText('#4')).toBeNull();
    expect(focused()).toBe('Person 3');
  });

  it('goes to the row before where the last ones are deleted', async () => {
    await open(sampleLeads(3));
    press('j', 'j', 'j', 'x');
    await choose('Delete Leads');
    await confirm('Delete Lead');
    expect(focused()).toBe('Person 2');
  });

  it('goes to the list where a status of all leaves nothing of it', async () => {
    await open(sampleLeads(3), '/admin?status=new');
    enter(screen.getByLabelText('Select all leads on this page'));
    await choose('Update Status: Contacted');
    await pass(1_000);
    expect(screen.getByText('No leads found')).toBeTruthy();
    expect(focused()).toBe('List of leads');
  });

  it('is on the actions again while more is selected, and in the list once nothing is', async () => {
    await open(sampleLeads(12));
    enter(screen.getByLabelText('Select all leads on this page'));
    await choose('Select all 12 leads of this list');
    await pass(1_000);
    expect(focused()).toBe('Actions (12)');
    await choose('Clear selection');
    await pass(1_000);
    expect(focused()).toBe('Person 12');
  });

  it('comes back behind the report of what was not done', async () => {
    const server = await open(sampleLeads(3));
    server.refuse = (id) => (id === 2 ? conflict(sampleLead(2, { version: 5, updatedBy: 'kim' })) : null);
    press('j', 'x', 'j', 'x');
    await choose('Update Status: Completed');
    await pass(1_000);
    await confirm('Close');
    expect(focused()).toBe('Actions (1)');
  });

  it('goes to the list from the way back that was taken, or is not wanted', async () => {
    await open(sampleLeads(3));
    press('j', 'x');
    await choose('Delete Leads');
    await confirm('Delete Lead');
    await pass(300_000);
    enter(screen.getByLabelText('Keep it so'));
    await pass(50);
    expect(focused()).toBe('Person 2');
  });

  it('is left where a press beside the list has left it', async () => {
    const server = await open(sampleLeads(3));
    press('j');
    fireEvent.pointerDown(document.body);
    act(() => (document.activeElement as HTMLElement).blur());
    server.leads.set(3, sampleLead(3, { trash: TRASH }));
    await pass(20_000);
    expect(screen.queryByText('#3')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});
