import { hasTimeFor } from '../../../clients/deadline.ts';
import type { LeadsKey } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { retryTransaction } from '../../table/transactions.ts';

const MAX_WRITES = 100;
const STEP_MS = 2_000;

/**
 * Removes rows of the leads table, in as many transactions as they need.
 * @returns false where there was no time for all of them.
 */
export async function removeRows(leads: Table, keys: readonly LeadsKey[]): Promise<boolean> {
  for (let from = 0; from < keys.length; from += MAX_WRITES) {
    if (!hasTimeFor(STEP_MS)) return false;
    const writes = keys.slice(from, from + MAX_WRITES).map((key) => leads.deleting(key));
    await retryTransaction(() => leads.transact(writes));
  }
  return true;
}
