import { defineOperation } from '../../operation.ts';

/**
 * Removes a person for good: a lead in the trash and all that is stored of its visitor. Where there is very much of it, the
 * response says how much is gone so far (202), and the same request, sent again, goes on.
 */
export const eraseLead = defineOperation<{ response: ErasureProgress | ErasureReceipt }>()({
  method: 'POST',
  path: '/api/leads/{id}/erase',
  access: 'admin',
  function: 'admin-leads',
});

/** How much of the person was removed so far. */
export interface ErasureProgress {
  erasedAt: null;
  leads: number;
  sessions: number;
  messages: number;
  photos: number;
  exports: number;
}

/** How much of the person was removed, and when, as ISO 8601 in UTC. */
export type ErasureReceipt = Omit<ErasureProgress, 'erasedAt'> & { erasedAt: string };
