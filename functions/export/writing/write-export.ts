import type { LeadExport } from '@harbour-haul/aws/dynamodb/exports/lead-export-items';
import { MIN_PART_BYTES } from '@harbour-haul/aws/s3/export-part-size';
import { BYTE_ORDER_MARK, csvHeading } from '@harbour-haul/domain/leads/export/csv-leads';
import type { ExportWriterDeps } from '../deps.ts';
import { type CsvPiece, collectCsv } from './collect-csv.ts';
import { notedLeads } from './lead-export.ts';

/**
 * Continues an export from its cursor: at least one part, then more while there is time, and its completion. The next
 * part is read while the last one is stored.
 * @returns the export as stored, after a write conflict as the other call stored it; null where it was removed.
 */
export async function writeExport(read: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  const end = performance.now() + deps.workMs;
  const leads = deps.exports.rows(read, read.cursor);
  let row = read;
  const collect = (head: string) => {
    const piece = collectCsv(leads, head, MIN_PART_BYTES);
    // Where storing fails first, that is the error to throw.
    piece.catch(() => {});
    return piece;
  };
  let next =
    row.phase === 'open' ? collect(row.parts.length === 0 ? BYTE_ORDER_MARK + csvHeading() : '') : null;
  while (next) {
    const piece: CsvPiece = await next;
    next = !piece.isLast && performance.now() < end ? collect('') : null;
    const stored = await storePiece(row, piece, deps);
    if (!stored) return resolveConflict(row, deps);
    row = stored;
  }
  return row.phase === 'written' ? finish(row, deps) : row;
}

/** Stores a piece as a part of its own number; null on a write conflict or where the export is gone. */
async function storePiece(
  row: LeadExport,
  { body, rows, ids, cursor, isLast }: CsvPiece,
  { exports, exportFiles }: ExportWriterDeps,
): Promise<LeadExport | null> {
  const leadIds = notedLeads(row, ids);
  const step = { rows: row.rows + rows, cursor: cursor ?? row.cursor, isLast, leadIds };
  if (body.length === 0) return exports.addPart(row, { ...step, part: null });
  const number = await exports.claimPart(row.id);
  const part = number && (await exportFiles.putPart(uploadOf(row), number, body));
  return part ? exports.addPart(row, { ...step, part }) : null;
}

async function finish(row: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  await deps.exportFiles.complete(uploadOf(row), row.parts);
  return (await deps.exports.finish(row.id, deps.now())) ?? resolveConflict(row, deps);
}

/** The export as another call left it; what was stored after its removal is removed as well. */
async function resolveConflict(row: LeadExport, deps: ExportWriterDeps): Promise<LeadExport | null> {
  const now = await deps.exports.get(row.id);
  if (now && now.phase !== 'removed') return now;
  await deps.exportFiles.remove(row.id, row.uploadId);
  return null;
}

function uploadOf({ id, uploadId }: LeadExport) {
  return { id, uploadId: uploadId ?? '' };
}
