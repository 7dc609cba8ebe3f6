import { getLeadsCalendarRequest } from '@harbour-haul/contract/leads/calendar/get-leads-calendar';
import type { LeadsDeps } from '../../leads/deps.ts';
import { operation } from '../../shared/operation.ts';

/** `GET /api/leads/calendar`: the pickups and follow-ups of some days. */
export const getLeadsCalendar = operation(
  'getLeadsCalendar',
  getLeadsCalendarRequest,
  async ({ query: { from, to } }, deps: LeadsDeps) => ({
    status: 200,
    body: await deps.leads.calendar({ from, to }),
  }),
);
