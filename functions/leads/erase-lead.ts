import type { ErasureReceipt } from '@harbour-haul/contract/leads/erase-lead';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import { noSuchLead, readLeadId } from './changes/find-lead.ts';
import type { LeadsDeps } from './deps.ts';

/**
 * `POST /api/leads/{id}/erase`: erases all records of the lead's person for good. A repeated request returns the
 * same receipt, and continues where a failure stopped it.
 */
export const eraseLead = operation('eraseLead', {}, async (request, deps: LeadsDeps) => {
  const id = readLeadId(request.params);
  const count = await deps.eraser.erase(id, () => deps.now());
  if (!count) throw noSuchLead();
  const { erasedAt, ...erased } = count;
  if (erasedAt === null) throw new Error('An erasure did not come to its end.');
  log('info', 'person erased', { leadId: id, ...erased });
  const body: ErasureReceipt = { erasedAt, ...erased };
  return { status: 200, body };
});
