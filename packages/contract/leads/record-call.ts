import type { Lead } from '@harbour-haul/domain/leads/lead';
import { defineOperation } from '../operation.ts';

/** Records in the timeline that an admin has called. */
export const recordCall = defineOperation<{ response: Lead }>()({
  method: 'POST',
  path: '/api/leads/{id}/calls',
  access: 'admin',
  function: 'leads',
});
