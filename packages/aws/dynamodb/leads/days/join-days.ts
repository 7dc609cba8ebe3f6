import { halifaxToday } from '@harbour-haul/domain/leads/fields/preferred-date';
import { daysLater } from '@harbour-haul/domain/leads/overview/halifax-days';
import { DAY_PREFIX, dayPartition } from '../../rows.ts';
import { commit, guarded, unguarded } from '../../table/commit.ts';
import type { Item, Write } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { counterExpression } from '../rows/counter-expression.ts';
import { countersOf, dayOf, JOINED_AT, readDayRows } from './day-rows.ts';

const FIRST_DAY = '0000-01-01';
/** No lead comes in on a day that ended so long ago, whatever clock it is written by. */
const DAYS_OVER = 2;

/**
 * Moves what the other shards of days count that are over to their first one, so that a period costs by its days and not by how many
 * leads came in on them. Shards are for leads that come in at the same moment. What becomes of a lead later is counted in the
 * lead's own shard again, and joins the next time; the sum over all shards stays the same at each moment.
 * @returns how many days were joined; those that a change got in the way of are left for the next time.
 */
export async function joinDays(table: Table, now: Date): Promise<number> {
  const last = daysLater(halifaxToday(now), -DAYS_OVER);
  const [, ...others] = await readDayRows(table, FIRST_DAY, last);
  const days = Map.groupBy(others.flat().filter(isCounting), dayOf);
  let joined = 0;
  for (const [day, rows] of days) {
    if (await join(table, day, rows, now)) joined += 1;
  }
  return joined;
}

const isCounting = (row: Item) => countersOf(row).length > 0;

async function join(table: Table, day: string, rows: readonly Item[], now: Date): Promise<boolean> {
  const writes = [
    ...unguarded(adding(table, day, rows, now)),
    ...guarded('conflict', ...rows.map((row) => emptying(table, row, now))),
  ];
  return (await commit(table, writes)) === 'committed';
}

function adding(table: Table, day: string, rows: readonly Item[], now: Date): Write {
  const sums = new Map<string, number>();
  for (const [name, count] of rows.flatMap(countersOf)) sums.set(name, (sums.get(name) ?? 0) + count);
  const { each, names, values } = counterExpression([...sums].filter(([, sum]) => sum !== 0));
  const added = each((name, sum) => `${name} ${sum}`).join(', ');
  return table.updating(
    { id: dayPartition(0), item: `${DAY_PREFIX}${day}` },
    {
      update: `SET #at = :at${added && ` ADD ${added}`}`,
      names: { '#at': JOINED_AT, ...names },
      values: { ':at': now.getTime(), ...values },
    },
  );
}

/**
 * Takes out the counters that were read, as long as they still count the same. One that came since stays, and so does the row: one that
 * is deleted would take it along.
 */
function emptying(table: Table, row: Item, now: Date): Write {
  const { each, names, values } = counterExpression(countersOf(row));
  return table.updating(
    { id: Number(row.id), item: String(row.item) },
    {
      update: `SET #at = :at REMOVE ${each((name) => name).join(', ')}`,
      condition: each((name, count) => `${name} = ${count}`).join(' AND '),
      names: { '#at': JOINED_AT, ...names },
      values: { ':at': now.getTime(), ...values },
    },
  );
}
