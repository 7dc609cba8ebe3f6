import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import { OVERVIEW_PERIODS } from '@harbour-haul/domain/leads/overview/overview';
import { object, string } from 'yup';
import { INVALID } from '../messages.ts';

const PERIODS = OVERVIEW_PERIODS.map(String);

/** The query of `GET /api/leads/overview`, as strings. `_t` only defeats caches. */
export const leadsOverviewSchema = object({
  days: string().oneOf(PERIODS, `Please use one of: ${PERIODS.join(', ')}.`),
  _t: string().max(30, INVALID),
});

/** What `GET /api/leads/overview` answers. */
export type LeadsOverviewResponse = LeadsOverview;
