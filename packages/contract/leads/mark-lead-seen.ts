import { defineOperation } from '../operation.ts';

/** Notes that this admin has opened the details of a lead, 204. */
export const markLeadSeen = defineOperation<{ response: undefined }>()({
  method: 'POST',
  path: '/api/leads/{id}/seen',
  access: 'admin',
  function: 'admin-leads',
});
