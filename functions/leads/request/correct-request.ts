import { correctRequestRequest } from '@harbour-haul/contract/requests/correct-request';
import { AppError } from '@harbour-haul/domain/errors';
import {
  correctRequest as corrected,
  parseCorrection,
} from '@harbour-haul/domain/leads/request/correct-request';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { requireOpen } from './find-request.ts';

/** `PATCH /api/request`: a homeowner corrects their request; it is an entry of the lead's timeline. */
export const correctRequest = operation(
  'correctRequest',
  correctRequestRequest,
  async (request, deps: LeadsDeps) => {
    await requireWithin('submissions', request.viewerAddress, deps);
    const { version, note, ...fields } = request.body;
    const correction = parseCorrection(fields, note, deps.now());
    const body = await changeRequest(request.linkedLeadId, deps, (lead) => {
      requireOpen(lead);
      const change = corrected(lead, correction, deps.now());
      if (!change) return null;
      if (version !== lead.version) throw changedMeanwhile();
      return { next: change.lead, event: change.event };
    });
    return { status: 200, body };
  },
);

/** Says nothing of who changed it: that is the team's. */
function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your request was changed since you opened it. Please check it again.');
}
