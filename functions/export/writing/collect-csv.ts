import type { ExportRow } from '@harbour-haul/aws/dynamodb/exports/export-row';
import { csvLine } from '@harbour-haul/domain/leads/export/csv-leads';

/** A piece of a file. */
export interface CsvPiece {
  body: Buffer;
  rows: number;
  /** Which leads they are. */
  ids: number[];
  /** The key of its last lead; null for none. */
  cursor: string | null;
  /** Whether nothing follows. */
  isLast: boolean;
}

/**
 * Reads leads until their lines, after `head`, fill `minBytes` or no lead is left. It exceeds that by less than a page
 * of leads.
 */
export async function collectCsv(
  leads: AsyncGenerator<ExportRow[], void, undefined>,
  head: string,
  minBytes: number,
): Promise<CsvPiece> {
  const pieces = [Buffer.from(head)];
  let [bytes, rows, isLast] = [pieces[0]?.length ?? 0, 0, false];
  const ids: number[] = [];
  let cursor: string | null = null;
  while (bytes < minBytes) {
    const { value: batch, done } = await leads.next();
    if (done === true) {
      isLast = true;
      break;
    }
    const lines = Buffer.from(batch.map(({ lead }) => csvLine(lead)).join(''));
    pieces.push(lines);
    bytes += lines.length;
    rows += batch.length;
    for (const { lead } of batch) ids.push(Number(lead.id));
    cursor = batch.at(-1)?.key ?? cursor;
  }
  return { body: Buffer.concat(pieces), rows, ids, cursor, isLast };
}
