import { mergeLeadsRequest } from '@harbour-haul/contract/leads/merge/merge-leads';
import { AppError } from '@harbour-haul/domain/errors';
import { mergeLeads as merged } from '@harbour-haul/domain/leads/merge/merge-leads';
import { readLeadId } from '../shared/leads/find-lead.ts';
import { operation } from '../shared/operation.ts';
import { changePair } from './changes/change-pair.ts';
import { requireAsRead, requireLive } from './changes/lead-conflict.ts';
import type { AdminLeadsDeps } from './deps.ts';

/** `POST /api/leads/{id}/merge`: merges another lead into this one and returns both. */
export const mergeLeads = operation(
  'mergeLeads',
  mergeLeadsRequest,
  async (request, deps: AdminLeadsDeps) => {
    const { otherId, version, otherVersion } = request.body;
    if (otherId === readLeadId(request.params)) throw itself();
    const body = await changePair(request, deps, otherId, async (read) => {
      const { lead, other } = read;
      requireLive(lead);
      if (other.mergedInto === lead.id) return null;
      requireLive(other);
      await requireAsRead(lead, version, deps);
      await requireAsRead(other, otherVersion, deps);
      return merged(read, request.user.username, deps.now());
    });
    return { status: 200, body };
  },
);

function itself(): AppError {
  return new AppError('invalid_input', 'A lead cannot be merged into itself.', {
    fields: { otherId: 'Please choose another lead.' },
  });
}
