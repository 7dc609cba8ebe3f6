import type { Lead } from '@harbour-haul/domain/leads/lead';
import { defineOperation } from '../operation.ts';

/** Takes a lead out of the suspicious ones: it is a person's, and the team works on it. */
export const releaseLead = defineOperation<{ response: Lead }>()({
  method: 'POST',
  path: '/api/leads/{id}/release',
  access: 'admin',
  function: 'admin-leads',
});
