import { countLeadsRequest } from '@harbour-haul/contract/leads/count-leads';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';
import { parseListQuery } from './lists/parse-list-query.ts';

/** `GET /api/leads/count`: how many leads one of the admin's lists has, as far as that is cheap to know. */
export const countLeads = operation(
  'countLeads',
  countLeadsRequest,
  async (request, deps: AdminLeadsDeps) => {
    const list = parseListQuery(request.query, { limit: 1, username: request.user.username }, deps);
    return { status: 200, body: await list.count() };
  },
);
