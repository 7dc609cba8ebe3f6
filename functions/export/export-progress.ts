import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import type { LeadExportProgress } from '@harbour-haul/contract/leads/admin-lead-messages';

/** How far an export has come, as its caller is told. */
export function exportProgress({ id, rows, total, phase }: LeadExport): LeadExportProgress {
  return { id, rows, total, done: phase === 'done' };
}
