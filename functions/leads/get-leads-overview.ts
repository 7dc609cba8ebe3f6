import {
  type LeadsOverviewResponse,
  leadsOverviewSchema,
} from '@harbour-haul/contract/leads/leads-overview-schema';
import { parseInput } from '@harbour-haul/contract/validate';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import type { Operation } from '../shared/http-types.ts';
import type { LeadsDeps } from './deps.ts';

const DEFAULT_DAYS = 30;

/** `GET /api/leads/overview`: the figures of the last days in Halifax, today among them. */
export const getLeadsOverview: Operation<LeadsDeps> = async (request, deps) => {
  const { days } = parseInput(leadsOverviewSchema, request.query);
  const period = days === undefined ? DEFAULT_DAYS : Number(days);
  const body: LeadsOverviewResponse = await deps.overview.read(periodDays(halifaxToday(deps.now()), period));
  return { status: 200, body };
};
