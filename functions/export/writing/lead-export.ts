import { type LeadExport, newExportId } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import type { LeadExportProgress } from '@harbour-haul/contract/exports/lead-export-progress';
import { AppError } from '@harbour-haul/domain/errors';
import { exportFileName } from '@harbour-haul/domain/leads/export/export-file-name';
import { isNarrow, type LeadExportFilter } from '@harbour-haul/domain/leads/export/export-filter';
import type { ExportWriterDeps } from '../deps.ts';

/** A file of an export, or one that is being written. */
export type LeadExportFile = LeadExport & { endsAt: string };

/** The error for an export that is canceled, expired, another user's or never was; callers need not know which. */
export function exportGone(): AppError {
  return new AppError('not_found', 'This export is no longer there; please start it again.');
}

/**
 * The export of the path, where it is the caller's own and has not expired.
 * @throws AppError `not_found`
 */
export async function readOwnExport(
  { params, user }: { params: { id: string }; user: SignedInUser },
  deps: Pick<ExportWriterDeps, 'exports' | 'now'>,
): Promise<LeadExportFile> {
  const row = await deps.exports.get(params.id);
  if (!row || row.phase === 'removed' || row.startedBy !== user.username) throw exportGone();
  const { endsAt } = row;
  if (endsAt === null || Date.parse(endsAt) <= deps.now().getTime()) throw exportGone();
  return { ...row, endsAt };
}

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
    filesRemoved: false,
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
    leadIds: isNarrow(filter) ? [] : null,
  };
}

/** How many leads an export of a few notes; those of one list are known without. */
const MAX_NOTED = 1_000;

/** The leads that an export notes once it has some more; null where it notes none. */
export function notedLeads({ leadIds }: LeadExport, more: readonly number[]): number[] | null {
  return leadIds && [...leadIds, ...more].slice(0, MAX_NOTED);
}

/** The progress of an export, as its caller gets it. */
export function exportProgress({ id, rows, total, phase }: LeadExport): LeadExportProgress {
  return { id, rows, total, done: phase === 'done' };
}
