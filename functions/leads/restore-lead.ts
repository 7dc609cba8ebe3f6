import type { ChangeLeadResponse } from '@harbour-haul/contract/leads/admin-lead-messages';
import type { Operation } from '../shared/http-types.ts';
import { changeLead } from './change-lead.ts';
import type { LeadsDeps } from './deps.ts';
import { mergedAway } from './lead-conflict.ts';
import { trashPhotos } from './trash-photos.ts';

/** `POST /api/leads/{id}/restore`: takes a lead out of the trash as it was; answers the lead. */
export const restoreLead: Operation<LeadsDeps> = async (request, deps) => {
  const body: ChangeLeadResponse = await changeLead(request, deps, {
    version: undefined,
    step: (lead) => {
      if (lead.mergedInto !== null) throw mergedAway(lead);
      return lead.trash && { next: { ...lead, trash: null }, event: { type: 'restored' } };
    },
    store: (read, next, events) => deps.desk.changeTrash(read, next, events),
  });
  await trashPhotos(body, deps);
  return { status: 200, body };
};
