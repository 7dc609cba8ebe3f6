import { type LeadExport, newExportId } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { exportFileName } from '@harbour-haul/domain/leads/export/export-file-name';
import type { LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';

/** A new export, before anything is known of its size. */
export function newExport(
  filter: LeadExportFilter,
  { user }: { user: SignedInUser },
  deps: { now(): Date },
): LeadExport {
  const now = deps.now();
  return {
    id: newExportId(now),
    phase: 'open',
    filter,
    startedBy: user.username,
    startedAt: now.toISOString(),
    finishedAt: null,
    endsAt: null,
    fileName: exportFileName(now),
    total: 0,
    rows: 0,
    cursor: null,
    parts: [],
    uploadId: null,
  };
}
