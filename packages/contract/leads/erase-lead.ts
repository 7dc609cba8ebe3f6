import { defineOperation } from '../operation.ts';

/** Removes a person for good: a lead in the trash and all that is stored of its visitor. */
export const eraseLead = defineOperation<{ response: ErasureReceipt }>()({
  method: 'POST',
  path: '/api/leads/{id}/erase',
  access: 'admin',
  function: 'leads',
});

/** How much of the person was removed. */
export interface ErasureReceipt {
  /** ISO 8601 in UTC. */
  erasedAt: string;
  leads: number;
  sessions: number;
  messages: number;
  photos: number;
  exports: number;
}
