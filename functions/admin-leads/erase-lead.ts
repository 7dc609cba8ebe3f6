import { noSuchLead, readLeadId } from '../shared/leads/find-lead.ts';
import { log } from '../shared/log.ts';
import { operation } from '../shared/operation.ts';
import type { AdminLeadsDeps } from './deps.ts';

/**
 * `POST /api/leads/{id}/erase`: erases all records of the lead's person for good. A repeated request returns the
 * same receipt, and continues where a failure, or the end of its time, stopped it: 202 as long as something is left.
 */
export const eraseLead = operation('eraseLead', {}, async (request, deps: AdminLeadsDeps) => {
  const id = readLeadId(request.params);
  const count = await deps.eraser.erase(id, () => deps.now());
  if (!count) throw noSuchLead();
  const { erasedAt, ...erased } = count;
  if (erasedAt === null) {
    log('info', 'person is being erased', { leadId: id, ...erased });
    return { status: 202, body: { erasedAt, ...erased } };
  }
  log('info', 'person erased', { leadId: id, ...erased });
  return { status: 200, body: { erasedAt, ...erased } };
});
