import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import type { SignedInUser } from '@harbour-haul/contract/auth/signed-in-user';
import { AppError } from '@harbour-haul/domain/errors';
import type { ExportWriterDeps } from './deps.ts';

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
