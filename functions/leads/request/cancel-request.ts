import { AppError } from '@harbour-haul/domain/errors';
import { cancelRequest as canceled } from '@harbour-haul/domain/leads/request/correct-request';
import { SITE } from '@harbour-haul/domain/site/site';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { requireOpen } from './find-request.ts';
import { othersMerges } from './others-merges.ts';

/** With a lead that holds two people's requests, only an admin can say which of them is off. */
const JOINED = `Your request is handled together with another one. To cancel it, please call ${SITE.callbackPhone}.`;

/**
 * `POST /api/request/cancel`: a homeowner cancels their request. Where an admin has merged another visitor's into it, that
 * person's is not theirs to cancel: 409.
 */
export const cancelRequest = operation('cancelRequest', {}, async (request, deps: LeadsDeps) => {
  await requireWithin('submissions', request.viewerAddress, deps);
  const body = await changeRequest(request.linkedLeadId, deps, async (found) => {
    if (found.lead.status === 'canceled') return null;
    if ((await othersMerges(found.lead, deps.leads)).length > 0) throw new AppError('conflict', JOINED);
    requireOpen(found);
    return { next: canceled(found.lead, deps.now()), event: { type: 'canceled' } };
  });
  return { status: 200, body };
});
