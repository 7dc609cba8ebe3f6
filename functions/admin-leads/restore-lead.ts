import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { followLead } from './changes/follow-lead.ts';
import { alreadyMerged } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/restore`: restores a lead from the trash and returns it. */
export const restoreLead = operation('restoreLead', {}, async (request, deps: AdminLeadsDeps) => {
  const lead = await changeLead(request, deps, {
    version: undefined,
    decide: (lead) => {
      if (lead.mergedInto !== null) throw alreadyMerged(lead);
      return lead.trash && { next: { ...lead, trash: null }, event: { type: 'restored' } };
    },
  });
  return followLead(lead, deps);
});
