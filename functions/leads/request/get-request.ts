import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { requireShown } from './find-request.ts';
import { showRequest } from './show-request.ts';

/** `GET /api/request`: the request of a link, as its homeowner may see it. */
export const getRequest = operation('getRequest', {}, async (request, deps: LeadsDeps) => {
  const lead = await deps.leads.get(request.linkedLeadId);
  requireShown(lead);
  return { status: 200, body: await showRequest(lead, deps.leads) };
});
