import type { Lead } from '@harbour-haul/domain/leads/lead';
import { defineOperation } from '../operation.ts';

/** Restores a lead from the trash. */
export const restoreLead = defineOperation<{ response: Lead }>()({
  method: 'POST',
  path: '/api/leads/{id}/restore',
  access: 'admin',
  function: 'leads',
});
