import { defineOperation } from '../operation.ts';

/** Cancels an export and removes what was written of it, 204. */
export const cancelLeadExport = defineOperation<{ response: undefined }>()({
  method: 'DELETE',
  path: '/api/leads/exports/{id}',
  access: 'admin',
  function: 'export',
});
