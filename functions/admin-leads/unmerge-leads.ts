import { unmergeLeadsRequest } from '@harbour-haul/contract/leads/merge/unmerge-leads';
import { AppError } from '@harbour-haul/domain/errors';
import { unmergeLeads as unmerged } from '@harbour-haul/domain/leads/merge/merge-leads';
import { operation } from '../shared/operation.ts';
import { changePair } from './changes/change-pair.ts';
import { requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/unmerge`: undoes the merge of a lead into this one and returns both. */
export const unmergeLeads = operation(
  'unmergeLeads',
  unmergeLeadsRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { otherId } = request.body;
    const body = await changePair(request, deps, otherId, async (read) => {
      const { lead, other } = read;
      requireLive(lead);
      if (other.mergedInto === null) return null;
      if (other.mergedInto !== lead.id) {
        const message = `#${other.id} was merged into #${other.mergedInto}, not into this lead.`;
        throw new AppError('conflict', message, { lead: other });
      }
      const merges = await deps.leads.merges(lead.id);
      const merge = merges.find((one) => one.otherId === other.id);
      // Without its record the merge was undone after the leads were read.
      return merge ? unmerged(read, merge, request.user.username, deps.now()) : 'outdated';
    });
    return { status: 200, body };
  },
);
