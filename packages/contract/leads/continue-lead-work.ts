import type { UnfinishedLead } from '@harbour-haul/domain/leads/unfinished-work';
import { defineOperation } from '../operation.ts';

/** Goes on with deletions, restores and erasures that were cut off, as far as there is time, and returns what is left of them. */
export const continueLeadWork = defineOperation<{ response: { unfinished: UnfinishedLead[] } }>()({
  method: 'POST',
  path: '/api/leads/unfinished',
  access: 'admin',
  function: 'admin-leads',
});
