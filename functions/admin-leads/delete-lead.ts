import { deleteLeadRequest } from '@harbour-haul/contract/leads/removal/delete-lead';
import { toTrash } from '@harbour-haul/domain/leads/trash';
import { operation } from '../shared/operation.ts';
import { changeLead } from './changes/change-lead.ts';
import { followLead } from './changes/follow-lead.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/**
 * `DELETE /api/leads/{id}`: moves a lead to the trash for 30 days and returns it. One that is there already stays as it is,
 * whoever deleted it, and what was cut off goes on.
 */
export const deleteLead = operation(
  'deleteLead',
  deleteLeadRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { version } = request.query;
    const by = request.user.username;
    const lead = await changeLead(request, deps, {
      version: version === undefined ? undefined : Number(version),
      decide: (lead) => {
        if (lead.trash) return null;
        requireLive(lead);
        return { next: toTrash(lead, by, deps.now()), event: { type: 'deleted' } };
      },
    });
    return followLead(lead, deps);
  },
);
