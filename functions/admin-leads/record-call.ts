import { recordCallRequest } from '@harbour-haul/contract/leads/record-call';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { CallOutcome } from '@harbour-haul/domain/leads/lead-event';
import { withCall } from '@harbour-haul/domain/leads/record-call';
import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/calls`: records how an admin's call ended; returns the lead. */
export const recordCall = operation(
  'recordCall',
  recordCallRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { version, ...report } = request.body;
    const body = await changeLead(request, deps, {
      version,
      decide: (lead) => {
        requireLive(lead);
        const next = withCall(lead, report, deps.now());
        return { next, event: calledEvent(report.outcome, next) };
      },
    });
    return { status: 200, body };
  },
);

/** Which of the calls it was that nobody answered is said of those alone. */
function calledEvent(outcome: CallOutcome, { unanswered }: Lead) {
  return { type: 'called' as const, outcome, ...(outcome === 'no-answer' && { unanswered }) };
}
