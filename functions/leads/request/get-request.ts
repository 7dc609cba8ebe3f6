import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { findRequest } from './find-request.ts';
import { showRequest } from './show-request.ts';

/** `GET /api/request`: the request of a link, as its homeowner may see it. */
export const getRequest = operation('getRequest', {}, async (request, deps: LeadsDeps) => {
  const found = await findRequest(request.linkedLeadId, deps.leads);
  return { status: 200, body: await showRequest(found, deps) };
});
