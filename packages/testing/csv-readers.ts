import { parse } from 'csv-parse/sync';
import Papa from 'papaparse';

/** Reads a CSV file as other people's programs do; returns its rows of cells. */
export type CsvReader = (text: string) => string[][];

/** Readers that share nothing with us or each other. */
export const CSV_READERS: Record<'papaparse' | 'csv-parse', CsvReader> = {
  papaparse: (text) => {
    const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), {
      delimiter: ',',
      skipEmptyLines: true,
    });
    if (errors.length > 0) throw new Error(`papaparse: ${JSON.stringify(errors[0])}`);
    return data;
  },
  'csv-parse': (text) => parse(text, { bom: true, record_delimiter: '\r\n' }),
};

/**
 * Whether a spreadsheet might execute a cell: what it begins with once all that some program skips is skipped. It is
 * stricter than any spreadsheet and has no notion of how cells are escaped.
 */
export function isLiveCell(cell: string): boolean {
  return /^(?:\p{Cc}|[\s\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}]*[=+\-@\uff1d\uff0b\uff0d\uff20\ufe66\ufe62\ufe63\ufe6b\u2212])/u.test(
    cell,
  );
}
