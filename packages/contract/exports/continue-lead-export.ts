import { defineOperation } from '../operation.ts';
import type { LeadExportProgress } from './lead-export-progress.ts';

/** Writes the next part of an export, for a few seconds. */
export const continueLeadExport = defineOperation<{ response: LeadExportProgress }>()({
  method: 'POST',
  path: '/api/leads/exports/{id}',
  access: 'admin',
  function: 'export',
});
