import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/release`: takes a lead out of the suspicious ones and returns it; people are told of it from now on. */
export const releaseLead = operation('releaseLead', {}, async (request, deps: AdminLeadsDeps) => {
  const body = await changeLead(request, deps, {
    version: undefined,
    decide: (lead) => {
      requireLive(lead);
      return lead.suspicion && { next: { ...lead, suspicion: null }, event: { type: 'released' } };
    },
  });
  return { status: 200, body };
});
