import type { LeadView } from '@harbour-haul/domain/leads/views/lead-view';
import { defineOperation } from '../../operation.ts';

/** The lists that admins have saved by name, by their names. */
export const listLeadViews = defineOperation<{ response: { views: LeadView[] } }>()({
  method: 'GET',
  path: '/api/lead-views',
  access: 'admin',
  function: 'admin-leads',
});
