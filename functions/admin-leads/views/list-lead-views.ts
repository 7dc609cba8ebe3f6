import { operation } from '../../shared/operation.ts';
import type { AdminLeadsDeps } from '../deps.ts';

/** `GET /api/lead-views`: the lists that admins have saved by name. */
export const listLeadViews = operation('listLeadViews', {}, async (_request, deps: AdminLeadsDeps) => {
  return { status: 200, body: { views: await deps.views.list() } };
});
