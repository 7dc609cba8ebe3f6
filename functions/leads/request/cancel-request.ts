import { cancelRequest as canceled } from '@harbour-haul/domain/leads/request/correct-request';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { requireOpen } from './find-request.ts';

/** `POST /api/request/cancel`: a homeowner cancels their request. */
export const cancelRequest = operation('cancelRequest', {}, async (request, deps: LeadsDeps) => {
  const body = await changeRequest(request.linkedLeadId, deps, (found) => {
    if (found.lead.status === 'canceled') return null;
    requireOpen(found);
    return { next: canceled(found.lead, deps.now()), event: { type: 'canceled' } };
  });
  return { status: 200, body };
});
