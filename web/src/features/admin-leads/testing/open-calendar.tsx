import type { Lead } from '@harbour-haul/domain/leads/lead';
import {
  isFollowUp,
  isPickup,
  isUndated,
  toCalendarLead,
} from '@harbour-haul/domain/leads/pickups/calendar-lead';
import { afterEach, beforeEach, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { type FakeRequest, fakeOperations, fakeServer, offline } from '#lib/testing/fake-server.ts';
import { renderFeature } from '#lib/testing/render-feature.tsx';
import { LeadStepButtons, type LeadSteps } from '../lead-details/lead-step-buttons.tsx';
import { LeadsTab } from '../leads-tab.tsx';
import { countLeads, listLeads, QUIET_DAY, readLead, sampleLead } from './leads-api.ts';
import { conflict } from './leads-server.ts';
import { pass } from './open-leads-tab.tsx';

/** Wednesday, noon in Halifax. */
const NOW = new Date('2026-11-25T16:00:00.000Z');
/** Noon of a day, as it is stored. */
export const day = (date: string) => `${date}T12:00:00.000Z`;
export const LEADS = [
  sampleLead(1, {
    status: 'scheduled',
    address: '5 Rocky Lake Dr, Bedford',
    scheduledDate: day('2026-11-26'),
    scheduledHours: '13:00-15:00',
    preferredDate: day('2026-11-26'),
  }),
  sampleLead(2, {
    status: 'scheduled',
    scheduledDate: day('2026-11-26'),
    scheduledHours: '09:00-11:30',
    preferredDate: day('2026-11-26'),
    estimatedValue: 250,
    photoPath: '/uploads/a.jpg',
  }),
  sampleLead(3, { status: 'contacted', followUpDate: day('2026-11-25') }),
  sampleLead(4, { status: 'scheduled', scheduledDate: day('2026-12-01') }),
];

/** For tests: the calendar of these leads, loaded. */
export async function openCalendar(
  leads: Lead[] = LEADS,
  address = '/admin?view=calendar',
  openId?: number,
  today = QUIET_DAY,
) {
  const state = { leads, down: false, refuse: null as Lead | null, answered: async () => {} };
  const changes: unknown[] = [];
  const requests: FakeRequest[] = [];
  fakeServer(
    fakeOperations({
      getLeadsToday: () => ({ body: today }),
      getLead: (request) => readLead(state.leads, request),
      updateLead: async ({ params, body }) => {
        await state.answered();
        const id = Number(params.id);
        const lead = state.leads.find((one) => one.id === id) ?? sampleLead(id);
        if (state.refuse) return conflict(state.refuse);
        const { scheduledDate, ...others } = body as { scheduledDate?: string | null; version: number };
        if (others.version !== lead.version) return conflict(lead);
        changes.push({ id, ...others, scheduledDate });
        const saved = {
          ...lead,
          ...others,
          ...(scheduledDate !== undefined && { scheduledDate: scheduledDate && day(scheduledDate) }),
          version: lead.version + 1,
        };
        state.leads = state.leads.map((one) => (one.id === id ? saved : one));
        return { body: saved };
      },
      listLeads: (request) => ({ body: listLeads(state.leads, request) }),
      countLeads: (request) => ({ body: countLeads(state.leads, request) }),
      getLeadsCalendar: (request) => {
        requests.push(request);
        const { from = '', to = '' } = request.query;
        const isShown = (date: string | null) => date !== null && date >= from && date <= `${to}~`;
        if (state.down) return offline();
        return {
          body: {
            pickups: state.leads
              .filter((lead) => isPickup(lead) && isShown(lead.scheduledDate))
              .map(toCalendarLead),
            followUps: state.leads
              .filter((lead) => isFollowUp(lead) && isShown(lead.followUpDate))
              .map(toCalendarLead),
            crowdedDays: [],
            hasMoreFollowUps: false,
            undated: state.leads.filter(isUndated).map(toCalendarLead),
            hasMoreUndated: false,
          },
        };
      },
    }),
  );
  const onOpen = jest.fn<(id: number) => void>();
  const onStep = jest.fn<(id: number) => void>();
  const details = (_loaded: unknown, steps: LeadSteps | null) => steps && <LeadStepButtons steps={steps} />;
  renderFeature(<LeadsTab onOpen={onOpen} onStep={onStep} openId={openId} details={details} />, { address });
  // The calendar is read when it is first shown.
  await act(async () => void (await import('../calendar/leads-calendar.tsx')));
  await pass(50);
  return { state, requests, changes, onOpen, onStep };
}

export const dayOf = (name: string) => within(screen.getByRole('region', { name }));
/** Where the browser is. */
export const address = () => screen.getByLabelText('Address').textContent;
export const press = (key: string) => act(async () => void fireEvent.keyDown(document.body, { key }));

/** The card of a pickup. */
export const stop = (id: number) => document.querySelector<HTMLElement>(`[data-card="${id}"]`) as HTMLElement;
/** What a drag carries. */
export const dragData = { setData: () => {}, effectAllowed: '' };
/** Drags a card to the section of a day. */
export const drag = async (id: number, to: string) => {
  fireEvent.dragStart(stop(id), { dataTransfer: dragData });
  fireEvent.drop(screen.getByRole('region', { name: to }), { dataTransfer: dragData });
  await pass(50);
};

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});
afterEach(() => {
  jest.useRealTimers();
});
