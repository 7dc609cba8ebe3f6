import type { LeadsKey } from '../../rows.ts';
import type { Table } from '../../table/table.ts';
import { retryTransaction } from '../../table/transactions.ts';

const MAX_WRITES = 100;

/** Removes rows of the leads table, in as many transactions as they need. */
export async function removeRows(leads: Table, keys: readonly LeadsKey[]): Promise<void> {
  for (let from = 0; from < keys.length; from += MAX_WRITES) {
    const writes = keys.slice(from, from + MAX_WRITES).map((key) => leads.deleting(key));
    await retryTransaction(() => leads.transact(writes));
  }
}
