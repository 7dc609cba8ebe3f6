import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `GET /api/leads/today`: what there is to do today in Halifax. */
export const getLeadsToday = operation('getLeadsToday', {}, async (_request, deps: AdminLeadsDeps) => ({
  status: 200,
  body: await deps.overview.readToday(halifaxToday(deps.now())),
}));
