import { getLeadsCalendarRequest } from '@harbour-haul/contract/leads/calendar/get-leads-calendar';
import { operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/** `GET /api/leads/calendar`: the pickups and follow-ups of some days. */
export const getLeadsCalendar = operation(
  'getLeadsCalendar',
  getLeadsCalendarRequest,
  async ({ query: { from, to } }, deps: AdminLeadsDeps) => ({
    status: 200,
    body: await deps.leads.calendar({ from, to }),
  }),
);
