import { defineOperation } from '../../operation.ts';
import type { MovedLead } from './moved-lead.ts';

/** Restores a lead from the trash. */
export const restoreLead = defineOperation<{ response: MovedLead }>()({
  method: 'POST',
  path: '/api/leads/{id}/restore',
  access: 'admin',
  function: 'admin-leads',
});
