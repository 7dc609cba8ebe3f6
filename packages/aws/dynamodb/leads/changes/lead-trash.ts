import type { Lead } from '@harbour-haul/domain/leads/lead';
import { hasTimeFor } from '../../../clients/deadline.ts';
import { type LeadsKey, leadKey } from '../../rows.ts';
import type { Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { expiryOf } from '../rows/lead-items.ts';
import { readKeysBeside, readLead, readMergedIds } from '../rows/lead-rows.ts';
import { commitLeadChange } from './lead-commit.ts';

/** A transaction has room for 100 writes, of which one checks the lead. */
const ROWS_AT_ONCE = 99;
/** What one call moves at most, and the time that it must have for the next rows: it answers long before it is cut off. */
const ROWS_A_CALL = 2_000;
const STEP_MS = 3_000;
/** Reading leaves time for a few steps. */
const READ_AND_STEP_MS = 2 * STEP_MS;
/** So often it begins again because rows have gone meanwhile. */
const MAX_ROUNDS = 5;

type Moved = Pick<Lead, 'id' | 'trash'>;

/**
 * Lets all rows of a lead follow it into the trash or out of it: its timeline, and the leads that were merged into it,
 * expire when it does and stay when it stays. Rows that have followed are not touched again, so that whatever was cut
 * off goes on here, as long as nobody moves the lead back.
 * @returns how many rows are left for the next call; 0 where all have followed.
 */
export async function followTrash(leads: Table, lead: Moved, atMost = ROWS_A_CALL): Promise<number> {
  for (let round = 1; ; round += 1) {
    const { keys, areAll } = await rowsBehind(leads, lead);
    const followed = await follow(leads, lead, keys.slice(0, atMost));
    if (followed !== 'conflict') return leftOf(keys.length - followed, areAll);
    if (round >= MAX_ROUNDS) return leftOf(keys.length, areAll);
    // Either the lead was moved back, which all rows follow there, or one of the rows has gone.
    const now = await readLead(leads, lead.id);
    if (!now || expiryOf(now) !== expiryOf(lead)) return 0;
  }
}

/** Of rows that nobody had the time to read there is one at least. */
function leftOf(known: number, areAll: boolean): number {
  return areAll ? known : Math.max(known, 1);
}

async function follow(leads: Table, lead: Moved, keys: readonly LeadsKey[]): Promise<number | 'conflict'> {
  for (let from = 0; from < keys.length; from += ROWS_AT_ONCE) {
    if (!hasTimeFor(STEP_MS)) return from;
    const rows = keys.slice(from, from + ROWS_AT_ONCE).map((key) => setExpiry(leads, key, lead));
    if ((await commitLeadChange(leads, [isStill(leads, lead), ...rows])) === 'conflict') return 'conflict';
  }
  return keys.length;
}

/**
 * The rows that do not expire as the lead does: its own partition's, and those of the leads that were merged into it; as many as
 * there is time to read, with time to write them.
 */
async function rowsBehind(leads: Table, lead: Moved): Promise<{ keys: LeadsKey[]; areAll: boolean }> {
  const keys: LeadsKey[] = [];
  const ids = new Set([lead.id]);
  for (const id of ids) {
    if (id !== lead.id && (await isBehind(leads, id, lead))) keys.push(leadKey(id));
    for await (const page of readKeysBeside(leads, id, hasOtherExpiry(lead))) {
      keys.push(...page);
      if (!hasTimeFor(READ_AND_STEP_MS)) return { keys, areAll: false };
    }
    for (const merged of await readMergedIds(leads, id)) ids.add(merged);
  }
  return { keys, areAll: true };
}

async function isBehind(leads: Table, id: number, lead: Moved): Promise<boolean> {
  const item = await leads.get(leadKey(id), ['id', 'expiresAt']);
  return item !== null && (item.expiresAt ?? null) !== expiryOf(lead);
}

function hasOtherExpiry(lead: Moved) {
  const expiresAt = expiryOf(lead);
  if (expiresAt === null) return { filter: 'attribute_exists(expiresAt)' };
  const filter = 'attribute_not_exists(expiresAt) OR expiresAt <> :expiry';
  return { filter, values: { ':expiry': expiresAt } };
}

/** Holds while the lead is, or is not, in the trash as it was when its rows began to follow. */
function isStill(leads: Table, { id, trash }: Moved): Write {
  const expiresAt = expiryOf({ trash });
  return leads.checking(
    leadKey(id),
    expiresAt === null
      ? { condition: 'attribute_exists(id) AND attribute_not_exists(expiresAt)' }
      : { condition: 'expiresAt = :expiry', values: { ':expiry': expiresAt } },
  );
}

/** A row that has gone meanwhile is not made anew: the condition fails, and everything is read again. */
function setExpiry(leads: Table, key: LeadsKey, lead: Moved): Write {
  const expiresAt = expiryOf(lead);
  const condition = 'attribute_exists(id)';
  if (expiresAt === null) return leads.updating(key, { update: 'REMOVE expiresAt', condition });
  return leads.updating(key, {
    update: 'SET expiresAt = :expiry',
    condition,
    values: { ':expiry': expiresAt },
  });
}
