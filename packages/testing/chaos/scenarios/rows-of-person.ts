import type { Row } from '../../bench/load/accounts/read-rows.ts';
import type { Person } from '../../bench/load/people/person.ts';
import type { ChaosStage } from '../chaos-stage.ts';
import { names, PERSONAL_TABLES } from './rows-naming.ts';

/** A row and its table. */
export interface PlacedRow {
  readonly table: string;
  readonly row: Row;
}

/**
 * The rows that say something of somebody, or name something of theirs. What names alone and goes by itself may stay, as receipts do,
 * and that the visitorId is somebody's.
 */
export async function rowsOfPerson(
  stage: ChaosStage,
  { visitorId, email, address, phone }: Person,
  ids: readonly string[],
): Promise<PlacedRow[]> {
  const isTheirs = (row: Row, table: string) =>
    names(row, [email, address, phone, phone.replaceAll('-', '')]) ||
    ids.some((id) => row.id === id || row.name === id) ||
    (row.expiresAt === undefined && table !== 'VisitorsTable' && names(row, [visitorId, ...ids]));
  const found = await Promise.all(
    PERSONAL_TABLES.map(async (table) => ({ table, rows: await stage.rowsOf(table) })),
  );
  return found.flatMap(({ table, rows }) =>
    rows.filter((row) => isTheirs(row, table)).map((row) => ({ table, row })),
  );
}

/** Rows without what they say. */
export function linesOf(rows: readonly PlacedRow[]): string[] {
  return rows.map(({ table, row }) => `${table} ${Object.keys(row).join()}`);
}
