import type { Lead } from '@harbour-haul/domain/leads/lead';
import { defineOperation } from '../operation.ts';
import { type UpdateLeadBody, updateLeadSchema } from './fields/update-lead-schema.ts';

/**
 * Changes a lead (specification section 7); returns it with its new version. 409 with a `LeadConflictBody` where another
 * version than the named one is stored.
 */
export const updateLead = defineOperation<{ body: UpdateLeadBody; response: Lead }>()({
  method: 'PATCH',
  path: '/api/leads/{id}',
  access: 'admin',
  function: 'admin-leads',
  bodyKb: 256,
});

export const updateLeadRequest = { body: updateLeadSchema };

/** The text for an empty patch (specification section 5). */
export const NO_CHANGES = 'Please make some changes before saving.';
