import { recordCallRequest } from '@harbour-haul/contract/leads/record-call';
import { withCall } from '@harbour-haul/domain/leads/record-call';
import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { LeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/calls`: records how an admin's call ended; returns the lead. */
export const recordCall = operation('recordCall', recordCallRequest, async (request, deps: LeadsDeps) => {
  const { version, ...report } = request.body;
  const body = await changeLead(request, deps, {
    version,
    decide: (lead) => {
      requireLive(lead);
      const event = { type: 'called', outcome: report.outcome } as const;
      return { next: withCall(lead, report, deps.now()), event };
    },
  });
  return { status: 200, body };
});
