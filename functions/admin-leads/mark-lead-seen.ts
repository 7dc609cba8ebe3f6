import { noSuchLead, readLeadId } from '../shared/leads/find-lead.ts';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/seen`: the lead is unread no longer, for this admin and in all of their browsers. */
export const markLeadSeen = operation('markLeadSeen', {}, async (request, deps: AdminLeadsDeps) => {
  const id = readLeadId(request.params);
  if (!(await deps.leads.get(id))) throw noSuchLead();
  await deps.seen.mark(request.user.username, id);
  return { status: 204, body: undefined };
});
