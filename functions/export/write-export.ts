import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import { MIN_PART_BYTES } from '@harbour-haul/aws/s3/export-files';
import { BYTE_ORDER_MARK, csvHeading } from '@harbour-haul/domain/leads/export/csv-leads';
import { type CsvPiece, collectCsv } from './collect-csv.ts';
import type { ExportWriterDeps } from './deps.ts';

/**
 * Goes on with an export from where it was read: at least one part, then more while there is time, and its end. The
 * next part is read while the last one is stored. Whoever is overtaken stops and answers what the other has done.
 * @returns null where it was removed meanwhile.
 */
export async function writeExport(read: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  const end = performance.now() + deps.workMs;
  const leads = deps.exports.rows(read, read.cursor);
  let row = read;
  const collect = (head: string) => {
    const piece = collectCsv(leads, head, MIN_PART_BYTES);
    // Where storing fails before, that is the error to tell.
    piece.catch(() => {});
    return piece;
  };
  let next =
    row.phase === 'open' ? collect(row.parts.length === 0 ? BYTE_ORDER_MARK + csvHeading() : '') : null;
  while (next) {
    const piece: CsvPiece = await next;
    next = !piece.isLast && performance.now() < end ? collect('') : null;
    const stored = await storePiece(row, piece, deps);
    if (!stored) return overtaken(row, deps);
    row = stored;
  }
  return row.phase === 'written' ? finish(row, deps) : row;
}

/** Stores a piece as a part of its own number; null where somebody else was faster or the export is gone. */
async function storePiece(
  row: LeadExport,
  { body, rows, cursor, isLast }: CsvPiece,
  { exports, exportFiles }: ExportWriterDeps,
): Promise<LeadExport | null> {
  const step = { rows: row.rows + rows, cursor: cursor ?? row.cursor, isLast };
  if (body.length === 0) return exports.addPart(row, { ...step, part: null });
  const number = await exports.claimPart(row.id);
  const part = number && (await exportFiles.putPart(uploadOf(row), number, body));
  return part ? exports.addPart(row, { ...step, part }) : null;
}

async function finish(row: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  await deps.exportFiles.complete(uploadOf(row), row.parts);
  return (await deps.exports.finish(row.id, deps.now())) ?? overtaken(row, deps);
}

/** What became of it; whatever was stored after it had been removed is removed as well. */
async function overtaken(row: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  const now = await deps.exports.get(row.id);
  if (now && now.phase !== 'removed') return now;
  await deps.exportFiles.remove(row.id, row.uploadId);
  return null;
}

function uploadOf({ id, uploadId }: LeadExport) {
  return { id, uploadId: uploadId ?? '' };
}
