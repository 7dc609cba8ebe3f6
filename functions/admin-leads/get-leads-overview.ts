import { getLeadsOverviewRequest } from '@harbour-haul/contract/leads/overview/get-leads-overview';
import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { periodDays } from '@harbour-haul/domain/leads/overview/overview';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

const DEFAULT_DAYS = 30;

/** `GET /api/leads/overview`: the figures of the last days in Halifax, today among them. */
export const getLeadsOverview = operation(
  'getLeadsOverview',
  getLeadsOverviewRequest,
  async (request, deps: AdminLeadsDeps) => {
    const days = Number(request.query.days ?? DEFAULT_DAYS);
    const body = await deps.overview.read(periodDays(halifaxToday(deps.now()), days));
    return { status: 200, body };
  },
);
