import type { Lead } from '@harbour-haul/domain/leads/lead';
import type { LeadEvent } from '@harbour-haul/domain/leads/lead-event';
import { type LeadsKey, leadKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { expiryOf } from '../rows/lead-items.ts';
import { readLeadRows } from '../rows/lead-rows.ts';
import { leadChangeWrites } from './lead-changes.ts';
import { commitLeadChange, type LeadChangeResult } from './lead-commit.ts';

/** A transaction has room for 100 writes; a lead with its counters and terms takes up to 40 of them. */
const ROWS_WITH_LEAD = 50;
const ROWS_ALONE = 99;

/**
 * Moves a lead into the trash or out of it. Its timeline, and the leads that were merged into it, go and
 * come back with it, so they expire when it does: in the lead's own transaction, and after it what a transaction has no
 * room for, as long as nobody has moved the lead back: that change updates all rows.
 */
export async function changeTrash(
  leads: Table,
  read: Lead,
  next: Lead,
  events: LeadEvent[],
): Promise<LeadChangeResult> {
  const [_own, ...others] = await rowsOf(leads, read.id);
  const expiries = others.map((key) => setExpiry(leads, key, next));
  const result = await commitLeadChange(leads, [
    ...leadChangeWrites(leads, { before: read, after: next, events }),
    ...expiries.slice(0, ROWS_WITH_LEAD),
  ]);
  if (result === 'conflict') return result;
  for (let from = ROWS_WITH_LEAD; from < expiries.length; from += ROWS_ALONE) {
    const rows = expiries.slice(from, from + ROWS_ALONE);
    if ((await commitLeadChange(leads, [isStill(leads, next), ...rows])) === 'conflict') return result;
  }
  return result;
}

/** Holds while the lead is, or is not, in the trash as this change has left it. */
function isStill(leads: Table, { id, trash }: Lead): Write {
  const expiresAt = expiryOf({ trash });
  return leads.checking(
    leadKey(id),
    expiresAt === null
      ? { condition: 'attribute_exists(id) AND attribute_not_exists(expiresAt)' }
      : { condition: 'expiresAt = :expiry', values: { ':expiry': expiresAt } },
  );
}

/** The keys of all rows of a lead, its own first, and of those that were merged into it, each after the lead that it was merged into. */
async function rowsOf(leads: Table, id: number): Promise<LeadsKey[]> {
  const { keys, merges } = await readLeadRows(leads, id);
  const merged = await Promise.all(merges.map(({ otherId }) => rowsOf(leads, otherId)));
  return [leadKey(id), ...keys, ...merged.flat()];
}

/** A row that has gone meanwhile is not made anew: the condition fails, and everything is read again. */
function setExpiry(leads: Table, key: LeadsKey, next: Lead): Write {
  const expiresAt = expiryOf(next);
  const condition = 'attribute_exists(id)';
  if (expiresAt === null) return leads.updating(key, { update: 'REMOVE expiresAt', condition });
  return leads.updating(key, {
    update: 'SET expiresAt = :expiry',
    condition,
    values: { ':expiry': expiresAt },
  });
}
