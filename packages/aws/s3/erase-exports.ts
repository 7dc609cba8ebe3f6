import type { LeadExport } from '../dynamodb/exports/lead-export-items.ts';
import type { LeadExportsRepository } from '../dynamodb/exports/lead-exports-repository.ts';
import type { ExportFiles } from './export-files.ts';

/** A file is kept for a day, and S3 rounds that up to the next midnight. */
const KEPT_MS = 2 * 24 * 3600 * 1000;

export interface ExportStore {
  exports: Pick<LeadExportsRepository, 'markRemoved' | 'startedSince'>;
  exportFiles: Pick<ExportFiles, 'remove'>;
}

/** Removes an export's file and parts, in this order: a writer that is still at work sees the mark and removes its own parts. */
export async function removeExport(row: LeadExport, { exports, exportFiles }: ExportStore): Promise<void> {
  await exports.markRemoved(row.id);
  await exportFiles.remove(row.id, row.uploadId);
}

/**
 * Removes all files of exports, finished and unfinished, for a privacy request: which leads are in which file is
 * written nowhere. The log stays, which holds nothing of any lead. What was removed before is removed again, since that
 * may have failed halfway.
 * @returns how many there were.
 */
export async function eraseExports(store: ExportStore, now: Date): Promise<number> {
  const recent = await store.exports.startedSince(new Date(now.getTime() - KEPT_MS).toISOString());
  const files = recent.filter(({ endsAt }) => endsAt !== null);
  for (const row of files) await removeExport(row, store);
  return files.filter(({ phase }) => phase !== 'removed').length;
}
