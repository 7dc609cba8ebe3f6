import type { LeadCount } from '@harbour-haul/domain/leads/search/lead-count';
import type { InferType } from 'yup';
import { defineOperation } from '../operation.ts';
import { listLeadsSchema } from './list-leads.ts';

/** How many leads one of the team's lists has: all of them where that is counted as they change, else as many as are looked at. */
export const countLeads = defineOperation<{ query: CountLeadsQuery; response: LeadCount }>()({
  method: 'GET',
  path: '/api/leads/count',
  access: 'admin',
  function: 'admin-leads',
});

export const countLeadsRequest = { query: countLeadsSchema };

export type CountLeadsQuery = InferType<ReturnType<typeof countLeadsSchema>>;

/** What narrows a list, as in `GET /api/leads`, without what orders it and cuts it into pages. */
export function countLeadsSchema() {
  return listLeadsSchema().omit(['sort', 'order', 'limit', 'after', 'before', 'last', 'visitorId']);
}
