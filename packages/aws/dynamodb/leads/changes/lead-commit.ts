import { commitPatiently, guarded } from '../../table/commit.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** `conflict`: another write came first, and nothing was changed. */
export type LeadChangeResult = 'done' | 'conflict';

/** Makes all writes of a change or none. Every condition among them says that what was read still stands. */
export async function commitLeadChange(leads: Table, writes: Write[]): Promise<LeadChangeResult> {
  const result = await commitPatiently(leads, guarded('conflict', ...writes));
  return result === 'committed' ? 'done' : 'conflict';
}
