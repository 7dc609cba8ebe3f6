import { type LeadsOverview, OVERVIEW_PERIODS } from '@harbour-haul/domain/leads/overview/overview';
import { type InferType, object, string } from 'yup';
import { INVALID } from '../../messages.ts';
import { defineOperation } from '../../operation.ts';

/** The figures of the last days in Halifax, today among them. */
export const getLeadsOverview = defineOperation<{ query: LeadsOverviewQuery; response: LeadsOverview }>()({
  method: 'GET',
  path: '/api/leads/overview',
  access: 'admin',
  function: 'admin-leads',
});

export const getLeadsOverviewRequest = { query: leadsOverviewSchema };

export type LeadsOverviewQuery = InferType<ReturnType<typeof leadsOverviewSchema>>;

/** `_t` only defeats caches. */
function leadsOverviewSchema() {
  const periods = OVERVIEW_PERIODS.map(String);
  return object({
    days: string().oneOf(periods, `Please use one of: ${periods.join(', ')}.`),
    _t: string().max(30, INVALID),
  });
}
