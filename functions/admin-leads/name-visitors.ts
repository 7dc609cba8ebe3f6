import { nameVisitorsRequest } from '@harbour-haul/contract/leads/visitors/name-visitors';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `GET /api/leads/visitors`: who visitors are by the leads that they have sent. */
export const nameVisitors = operation(
  'nameVisitors',
  nameVisitorsRequest,
  async ({ query }, { leads }: AdminLeadsDeps) => {
    const visitorIds = [...new Set(query.visitors.split(','))];
    return { status: 200, body: { customers: Object.fromEntries(await leads.customersOf(visitorIds)) } };
  },
);
