import { defineOperation } from '../operation.ts';
import { type ExportFilterInput, exportFilterSchema } from './export-filter-schema.ts';
import type { LeadExportProgress } from './lead-export-progress.ts';

/** Begins an export of any size, 201. An empty body is an empty filter. */
export const startLeadExport = defineOperation<{ body: ExportFilterInput; response: LeadExportProgress }>()({
  method: 'POST',
  path: '/api/leads/exports',
  access: 'admin',
  function: 'export',
});

export const startLeadExportRequest = { body: exportFilterSchema, optionalBody: true } as const;
