import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { defineOperation } from '../../operation.ts';

/** Deletes a saved list, of whomever it is; returns those that are left. One that is gone already is no error. */
export const deleteLeadView = defineOperation<{ response: { views: LeadView[] } }>()({
  method: 'DELETE',
  path: '/api/lead-views/{id}',
  access: 'admin',
  function: 'admin-leads',
});
