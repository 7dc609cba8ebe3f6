import type { Item } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { ENDING } from '../rows/lead-counters.ts';
import { countersOf, dayOf, JOINED_AT, readDayRows } from './day-rows.ts';

/** The counters of days, added up over their shards: what each name counts, by day. */
export type DayCounts = Map<string, Map<string, number>>;

/** Later than any other. */
const LAST_DAY = '9999-12-31';
/** As far as the clocks of two functions may be apart. */
const CLOCKS_APART_MS = 10_000;
/** More than a night's days take turns with; after these what was read last counts. */
const MAX_READS = 10;

/** The counters of all days from the first to the last (`yyyy-mm-dd`): one query for each shard. */
export async function readDayCounts(table: Table, first: string, last: string): Promise<DayCounts> {
  const counts: DayCounts = new Map();
  for (const row of await readSettledRows(table, first, last)) {
    const day = dayOf(row);
    const ofDay = counts.get(day) ?? new Map<string, number>();
    for (const [name, count] of countersOf(row)) ofDay.set(name, (ofDay.get(name) ?? 0) + count);
    counts.set(day, ofDay);
  }
  return counts;
}

/** How many leads lie in the trash: those that end from `today` (`yyyy-mm-dd`, UTC) on. */
export async function countTrash(table: Table, today: string): Promise<number> {
  const counts = await readDayCounts(table, today, LAST_DAY);
  return [...counts.values()].reduce((sum, ofDay) => sum + (ofDay.get(ENDING) ?? 0), 0);
}

/**
 * The rows of days of which none was joined while its shards were read: one shard from before it and another from after it would
 * count a lead twice, or not at all. Once a night that is so for some seconds.
 */
async function readSettledRows(table: Table, first: string, last: string): Promise<Item[]> {
  const since = Date.now() - CLOCKS_APART_MS;
  let rows = (await readDayRows(table, first, last)).flat();
  for (let reads = 1; reads < MAX_READS; reads += 1) {
    const before = joinsSince(rows, since);
    if (before === '') break;
    rows = (await readDayRows(table, first, last)).flat();
    if (joinsSince(rows, since) === before) break;
  }
  return rows;
}

/** The rows of days that were joined since then, in a text to compare. */
function joinsSince(rows: readonly Item[], since: number): string {
  return rows
    .filter((row) => Number(row[JOINED_AT] ?? 0) >= since)
    .map((row) => `${Number(row.id)} ${dayOf(row)} ${Number(row[JOINED_AT])}`)
    .join();
}
