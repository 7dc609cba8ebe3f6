import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { cancellationCodes } from '../../../clients/contention.ts';
import { DAY_PREFIX, DAY_SUMS_PARTITION, daySumKey } from '../../rows.ts';
import type { Item, Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { ENDING, LATE_CHANGES } from '../rows/lead-counters.ts';
import { type DayCounts, readDayCounts } from './lead-days.ts';

/**
 * The counters of days that are over, added up once and kept: a row a day, where their shards are eight. Shards stay what is
 * true. A change of a lead whose day is over changes both in one transaction, so a sum that was made stays right.
 */

/** Today and yesterday are read from shards: a clock may be behind, and leads come in at the same time only today. */
const OPEN_DAYS = 2;
/** A sum is made anew after so many days: a version of the product that keeps none may have written meanwhile. */
const MAX_AGE_DAYS = 7;
/** The limit of TransactWriteItems. */
const MAX_WRITES = 100;
/** In a sum: the day on which it was made. A row without it has late changes alone, and is none yet. */
const MADE = 'made';

const NO_COUNTERS = new Set(['id', 'item', MADE, LATE_CHANGES]);

/**
 * The counters of days (`yyyy-mm-dd`, one after the other, the last of them today): of those that are over from their sums, and
 * from shards where there is no sum yet, which is made then.
 */
export async function readPeriod(leads: Table, days: readonly string[]): Promise<DayCounts> {
  const today = days.at(-1) ?? '';
  const rows = await readSums(leads, days[0] ?? today, today);
  const missing = days.slice(0, -OPEN_DAYS).filter((day) => !isMade(rows.get(day), today));
  const from = missing[0] ?? days.at(-OPEN_DAYS) ?? today;
  const counted = await readDayCounts(leads, from, today);
  await keepSums(
    leads,
    missing.map((day) => sumWrite(leads, day, { row: rows.get(day), counts: counted.get(day), today })),
  );
  const kept = [...rows].filter(([day]) => day < from).map(([day, row]) => [day, countsOf(row)] as const);
  return new Map([...kept, ...counted]);
}

async function readSums(leads: Table, first: string, last: string): Promise<Map<string, Item>> {
  const rows = await leads.queryAll({
    where: 'id = :id AND #item BETWEEN :first AND :last',
    names: { '#item': 'item' },
    values: { ':id': DAY_SUMS_PARTITION, ':first': daySumKey(first).item, ':last': daySumKey(last).item },
    consistent: true,
  });
  return new Map(rows.map((row) => [String(row.item).slice(DAY_PREFIX.length), row]));
}

function isMade(row: Item | undefined, today: string): boolean {
  return typeof row?.[MADE] === 'string' && row[MADE] > daysLater(today, -MAX_AGE_DAYS);
}

function countsOf(row: Item): Map<string, number> {
  const counters = Object.entries(row).filter(([name]) => !NO_COUNTERS.has(name));
  return new Map(counters.map(([name, count]) => [name, Number(count)]));
}

interface Sum {
  /** As it was read before the shards were. */
  row: Item | undefined;
  counts: ReadonlyMap<string, number> | undefined;
  today: string;
}

/** Stores the sum of a day, unless one of its leads was changed since its row was read. */
function sumWrite(leads: Table, day: string, { row, counts = new Map(), today }: Sum): Write {
  const late = row?.[LATE_CHANGES];
  const counters = [...counts].filter(([name, count]) => name !== ENDING && count !== 0);
  const sum = { ...daySumKey(day), [MADE]: today, ...(late !== undefined && { [LATE_CHANGES]: late }) };
  return leads.putting(
    { ...sum, ...Object.fromEntries(counters) },
    {
      condition: late === undefined ? 'attribute_not_exists(#late)' : '#late = :late',
      names: { '#late': LATE_CHANGES },
      ...(late !== undefined && { values: { ':late': late } }),
    },
  );
}

/** Where somebody changes one of these days at this moment, the next one who reads them makes the sums. */
async function keepSums(leads: Table, writes: Write[]): Promise<void> {
  for (let from = 0; from < writes.length; from += MAX_WRITES) {
    try {
      await leads.transact(writes.slice(from, from + MAX_WRITES));
    } catch (error) {
      if (cancellationCodes(error) === null) throw error;
    }
  }
}
