import { defineOperation, type FileContent } from '../operation.ts';

/** Redirects (303) to the finished file, by an address that works for minutes; 409 before it is finished. */
export const downloadLeadExport = defineOperation<{ response: FileContent }>()({
  method: 'GET',
  path: '/api/leads/exports/{id}',
  access: 'admin',
  function: 'export',
});
