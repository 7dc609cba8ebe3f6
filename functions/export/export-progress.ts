import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';

/** The progress of an export, as its caller gets it. */
export function exportProgress({ id, rows, total, phase }: LeadExport): LeadExportProgress {
  return { id, rows, total, done: phase === 'done' };
}
