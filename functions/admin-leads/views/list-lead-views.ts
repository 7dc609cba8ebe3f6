import type { LeadsDeps } from '../../leads/deps.ts';
import { operation } from '../../shared/operation.ts';

/** `GET /api/lead-views`: the lists that admins have saved by name. */
export const listLeadViews = operation('listLeadViews', {}, async (_request, deps: LeadsDeps) => {
  return { status: 200, body: { views: await deps.views.list() } };
});
