import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import type { LeadsDeps } from '../leads/deps.ts';
import { operation } from '../shared/operation.ts';

/** `GET /api/leads/today`: what there is to do today in Halifax. */
export const getLeadsToday = operation('getLeadsToday', {}, async (_request, deps: LeadsDeps) => ({
  status: 200,
  body: await deps.overview.readToday(halifaxToday(deps.now())),
}));
