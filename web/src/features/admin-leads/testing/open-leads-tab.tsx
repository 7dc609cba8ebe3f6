import type { Lead } from '@harbour-haul/domain/leads/lead';
import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FakeRequest, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import '#lib/testing/patience.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { useKnownLeads } from '../api/known-leads.ts';
import { LeadDetailsDialog } from '../lead-details/lead-details-dialog.tsx';
import type { LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { withAskedDialog } from '../list/asked-dialog.ts';
import { markLeadOpened } from '../opened-leads.ts';
import { countLeads, listLeads, QUIET_DAY, readLead, sampleLead } from './leads-api.ts';

/** Leads 1 to `count`, the last the youngest. */
export function sampleLeads(count: number, changes: Partial<Lead> = {}): Lead[] {
  return Array.from({ length: count }, (_, index) => sampleLead(index + 1, changes));
}

/** Lets time go by, and all that waits for it. The test's timers must be fake. */
export async function pass(ms: number): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** The tab with the details of the opened lead; in the app the URL says which one that is. */
export function ComposedLeadsTab() {
  const [openId, setOpenId] = useState<number>();
  const [, setQuery] = useSearchParams();
  const opened = useKnownLeads().get(openId ?? 0);
  const open = (id: number) => {
    markLeadOpened(id);
    setQuery((now) => withAskedDialog(now, null), { replace: true });
    setOpenId(id);
  };
  const details = (_loaded: unknown, steps: LeadSteps | null) =>
    opened && (
      <LeadDetailsDialog lead={opened} steps={steps} onClose={() => setOpenId(undefined)} onOpen={() => {}} />
    );
  return <LeadsTab onOpen={open} onStep={() => {}} openId={openId} details={details} />;
}

interface OpenLeadsTab {
  /** The server behind the list; it may be changed while the list is shown. */
  state: { leads: Lead[]; down: boolean };
  /** Those for pages of the list. */
  requests: FakeRequest[];
}

/** For tests: the list of these leads at an address, loaded. */
export async function openLeadsTab(leads: Lead[], address = '/admin'): Promise<OpenLeadsTab> {
  const state = { leads, down: false };
  const requests: FakeRequest[] = [];
  fakeServer(
    fakeOperations({
      getLeadsToday: () => ({ body: QUIET_DAY }),
      markLeadSeen: () => ({ status: 204 }),
      listTeam: () => ({ body: { members: [] } }),
      listLeads: (request) => {
        requests.push(request);
        return state.down ? offline() : { body: listLeads(state.leads, request) };
      },
      countLeads: (request) => ({ body: countLeads(state.leads, request) }),
      getLead: (request) => readLead(state.leads, request),
    }),
  );
  renderFeature(<ComposedLeadsTab />, { address });
  await pass(50);
  return { state, requests };
}

/** The ids of the rows in their order. */
export function shownIds(): (string | null)[] {
  return screen.getAllByText(/^#\d+$/).map((id) => id.textContent);
}

/** The row of a lead. */
export function rowOf(id: number) {
  const row = screen.getByText(`#${id}`).closest('tr');
  if (!row) throw new Error(`Lead ${id} stands in no row.`);
  return within(row);
}

/** The text of the toast that is shown, if one is. */
export function shownToast(): string | null | undefined {
  return document.querySelector('[data-variant]')?.textContent;
}
