import type { LeadsToday } from '@harbour-haul/domain/leads/overview/leads-today';
import { defineOperation } from '../../operation.ts';

/** What there is to do today. */
export const getLeadsToday = defineOperation<{ response: LeadsToday }>()({
  method: 'GET',
  path: '/api/leads/today',
  access: 'admin',
  function: 'admin-leads',
});
