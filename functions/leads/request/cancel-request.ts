import { AppError } from '@harbour-haul/domain/errors';
import { cancelRequest as canceled } from '@harbour-haul/domain/leads/request/correct-request';
import { SITE } from '@harbour-haul/domain/site/site';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { findRequest, requireOpen } from './find-request.ts';
import { hasOthersRequest } from './show-request.ts';

/** With a lead that holds two people's requests, only an admin can say which of them is off. */
const JOINED = `Your request is handled together with another one. To cancel it, please call ${SITE.callbackPhone}.`;

/**
 * `POST /api/request/cancel`: a homeowner cancels their request. Where an admin has merged another visitor's into it, that
 * person's is not theirs to cancel: 409.
 */
export const cancelRequest = operation('cancelRequest', {}, async (request, deps: LeadsDeps) => {
  const { lead } = await findRequest(request.linkedLeadId, deps.leads);
  if (lead.status !== 'canceled' && (await hasOthersRequest(lead, deps.leads)))
    throw new AppError('conflict', JOINED);
  const body = await changeRequest(request.linkedLeadId, deps, (found) => {
    if (found.lead.status === 'canceled') return null;
    requireOpen(found);
    return { next: canceled(found.lead, deps.now()), event: { type: 'canceled' } };
  });
  return { status: 200, body };
});
