import type { ExportRow } from '@harbour-haul/aws/dynamodb/exports/export-row';
import { csvLine } from '@harbour-haul/domain/leads/export/csv-leads';
import { TextBuffer } from './text-buffer.ts';

/** What a page of leads has in lines, where they say little. */
const PAGE_BYTES = 256 * 1024;

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
  const text = new TextBuffer(minBytes + PAGE_BYTES);
  text.append(head);
  let [rows, isLast] = [0, false];
  const ids: number[] = [];
  let cursor: string | null = null;
  while (text.length < minBytes) {
    const { value: batch, done } = await leads.next();
    if (done === true) {
      isLast = true;
      break;
    }
    rows += batch.length;
    for (const { lead } of batch) {
      text.append(csvLine(lead));
      ids.push(Number(lead.id));
    }
    cursor = batch.at(-1)?.key ?? cursor;
  }
  return { body: text.content(), rows, ids, cursor, isLast };
}
