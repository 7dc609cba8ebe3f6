import type { Row } from '../../bench/load/accounts/read-rows.ts';
import type { ChaosStage } from '../chaos-stage.ts';

/** The tables that say something of visitors. */
export const PERSONAL_TABLES = [
  'LeadsTable',
  'SessionsTable',
  'MessagesTable',
  'ChatTermsTable',
  'PhotosTable',
  'VisitorsTable',
];

/** Whether a row says one of these texts. */
export function names(row: Row, texts: readonly string[]): boolean {
  const said = JSON.stringify(row);
  return texts.some((text) => said.includes(text));
}

/** Rows that say one of these texts, each as its table and the names of what it has. */
export async function rowsNaming(
  { rowsOf }: ChaosStage,
  tables: readonly string[],
  texts: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(tables.map(async (table) => ({ table, rows: await rowsOf(table) })));
  return found.flatMap(({ table, rows }) =>
    rows.filter((row) => names(row, texts)).map((row) => `${table} ${Object.keys(row).join()}`),
  );
}
