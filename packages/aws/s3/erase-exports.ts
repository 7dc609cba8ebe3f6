import { hasTimeFor } from '../clients/deadline.ts';
import type { LeadExport } from '../dynamodb/exports/lead-export-items.ts';
import type { LeadExportsRepository } from '../dynamodb/exports/lead-exports-repository.ts';
import type { ExportFiles } from './export-files.ts';

/** A file is kept for a day, and S3 rounds that up to the next midnight. */
const KEPT_MS = 2 * 24 * 3600 * 1000;

/** So many are removed at once, which takes this long where S3 is slow. */
const AT_ONCE = 10;
const SOME_MS = 1_000;

export interface ErasedExports {
  count: number;
  isDone: boolean;
}

export interface ExportStore {
  exports: Pick<LeadExportsRepository, 'markFilesRemoved' | 'markRemoved' | 'startedSince'>;
  exportFiles: Pick<ExportFiles, 'remove'>;
}

/** Removes an export's file and parts, in this order: a writer that is still at work sees the mark and removes its own parts. */
export async function removeExport(row: LeadExport, { exports, exportFiles }: ExportStore): Promise<void> {
  await exports.markRemoved(row.id);
  await exportFiles.remove(row.id, row.uploadId);
  await exports.markFilesRemoved(row.id);
}

/**
 * Removes all files of exports, finished and unfinished, for a privacy request: which leads are in which file is
 * written nowhere. The log stays, which holds nothing of any lead. What failed halfway is removed again; what its time was not
 * enough for is left to the next call.
 * @returns how many there were of those that are removed now, and whether none is left.
 */
export async function eraseExports(store: ExportStore, now: Date): Promise<ErasedExports> {
  const recent = await store.exports.startedSince(new Date(now.getTime() - KEPT_MS).toISOString());
  const files = recent.filter(({ endsAt, filesRemoved }) => endsAt !== null && !filesRemoved);
  let count = 0;
  for (let at = 0; at < files.length; at += AT_ONCE) {
    if (!hasTimeFor(SOME_MS)) return { count, isDone: false };
    const some = files.slice(at, at + AT_ONCE);
    await Promise.all(some.map((row) => removeExport(row, store)));
    count += some.filter(({ phase }) => phase !== 'removed').length;
  }
  return { count, isDone: true };
}
