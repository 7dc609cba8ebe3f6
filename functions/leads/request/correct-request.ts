import { ADDRESS_NEEDED } from '@harbour-haul/contract/leads/fields/lead-text';
import { correctRequestRequest } from '@harbour-haul/contract/requests/correct-request';
import { AppError } from '@harbour-haul/domain/errors';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import { isAsSeen } from '@harbour-haul/domain/leads/lead-version';
import {
  asAddition,
  correctRequest as corrected,
  isRepeatedCorrection,
  lacksAddress,
  parseCorrection,
} from '@harbour-haul/domain/leads/request/correct-request';
import { ownRequest } from '@harbour-haul/domain/leads/request/own-request';
import { newestChange } from '../../shared/leads/newest-change.ts';
import { requireWithin } from '../../shared/limits/require-within.ts';
import { operation } from '../../shared/operation.ts';
import type { LeadsDeps } from '../deps.ts';
import { changeRequest } from './change-request.ts';
import { findRequest, requireOpen } from './find-request.ts';
import { othersMerges } from './others-merges.ts';

/**
 * `PATCH /api/request`: a homeowner corrects their request; it is an entry of the lead's timeline. Where an admin has merged
 * another visitor's into it, no field of it changes: what they want is added, for the team to read. One whose answer was lost can be
 * sent again: the version that it names is the one before it.
 */
export const correctRequest = operation(
  'correctRequest',
  correctRequestRequest,
  async (request, deps: LeadsDeps) => {
    await requireWithin('submissions', request.viewerAddress, deps);
    const { version, note, callTimes, pickupWish, ...fields } = request.body;
    const id = request.linkedLeadId;
    const { lead: stored } = await findRequest(id, deps.leads);
    const written = parseCorrection(fields, note, deps.now(), callTimes, pickupWish);
    const { email } = written.fields;
    if (email != null && email !== stored.email)
      await requireWithin('mailAddresses', request.viewerAddress, deps);
    const body = await changeRequest(id, deps, async (found) => {
      requireOpen(found);
      const { lead } = found;
      const merges = await othersMerges(lead, deps.leads);
      const correction = merges.length > 0 ? asAddition(written, ownRequest(lead, merges, [])) : written;
      const change = corrected(lead, correction, deps.now());
      if (!change) return null;
      if (!isAsSeen(lead, version)) {
        const newest = await newestChange(lead, deps);
        if (isRepeatedCorrection(lead, correction, newest)) return null;
        throw changedMeanwhile();
      }
      requireAddress(lead, change.lead);
      return { next: change.lead, event: change.event };
    });
    return { status: 200, body };
  },
);

/** @throws AppError `invalid_input` for who now wants mail, or has taken the address for it back */
function requireAddress(before: Lead, after: Lead): void {
  if (!lacksAddress(after) || lacksAddress(before)) return;
  throw new AppError('invalid_input', 'Please check the marked fields.', {
    fields: { email: ADDRESS_NEEDED },
  });
}

/** Says nothing of who changed it: that is the team's. */
function changedMeanwhile(): AppError {
  return new AppError('conflict', 'Your request was changed since you opened it. Please check it again.');
}
