import { defineOperation, type FileContent } from '../operation.ts';
import { type ExportFilterInput, exportFilterSchema } from './export-filter-schema.ts';

/** The leads of a filter as a CSV file; 413 with `EXPORT_TOO_LARGE` where they are too many for one response. */
export const exportLeads = defineOperation<{ query: ExportFilterInput; response: FileContent }>()({
  method: 'GET',
  path: '/api/leads/export',
  access: 'admin',
  function: 'export',
});

export const exportLeadsRequest = { query: exportFilterSchema };

/** The code of the refusal (413) of a list that wants `POST /api/leads/exports`. */
export const EXPORT_TOO_LARGE = 'payload_too_large';
