import { SEQUENCE_KEY } from '../../rows.ts';
import type { Table } from '../../table/table.ts';

/** The id of the next lead; one that is not used in the end stays a gap. */
export async function nextLeadId(leads: Table): Promise<number> {
  const sequence = await leads.update(SEQUENCE_KEY, { update: 'ADD lastId :one', values: { ':one': 1 } });
  return Number(sequence?.lastId);
}
