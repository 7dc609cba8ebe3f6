import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { LeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/calls`: records that an admin calls; the first call is the first contact. Returns the lead. */
export const recordCall = operation('recordCall', {}, async (request, deps: LeadsDeps) => {
  const body = await changeLead(request, deps, {
    version: undefined,
    decide: (lead) => {
      requireLive(lead);
      const firstContactAt = lead.firstContactAt ?? deps.now().toISOString();
      return { next: { ...lead, firstContactAt }, event: { type: 'called' } };
    },
  });
  return { status: 200, body };
});
