import { getLeadsOverviewRequest } from '@harbour-haul/contract/leads/get-leads-overview';
import { parseInput } from '@harbour-haul/contract/validate';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { LeadsOverview } from '@harbour-haul/domain/leads/overview/overview';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import type { Operation } from '../shared/http-types.ts';
import type { LeadsDeps } from './deps.ts';

const DEFAULT_DAYS = 30;

/** `GET /api/leads/overview`: the figures of the last days in Halifax, today among them. */
export const getLeadsOverview: Operation<LeadsDeps> = async (request, deps) => {
  const { days } = parseInput(getLeadsOverviewRequest.query(), request.query);
  const period = days === undefined ? DEFAULT_DAYS : Number(days);
  const body: LeadsOverview = await deps.overview.read(periodDays(halifaxToday(deps.now()), period));
  return { status: 200, body };
};
