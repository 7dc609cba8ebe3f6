import { changeLead as changedBy } from '@harbour-haul/domain/leads/change-lead';
import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { Operation } from '../shared/http-types.ts';
import { adminOf, changeLead } from './change-lead.ts';
import type { LeadsDeps } from './deps.ts';
import { requireLive } from './lead-conflict.ts';
import { readPatch } from './lead-patch.ts';

/** `PATCH /api/leads/{id}`: an admin's change of single fields; returns the lead with its new version. */
export const updateLead: Operation<LeadsDeps> = async (request, deps) => {
  const { patch, version } = readPatch(request.body, deps.now());
  const by = adminOf(request);
  const body: Lead = await changeLead(request, deps, {
    version,
    decide: (lead) => {
      requireLive(lead);
      const { lead: next, changes } = changedBy(lead, patch, by, deps.now());
      return changes.length === 0 ? null : { next, event: { type: 'changed', changes } };
    },
  });
  return { status: 200, body };
};
