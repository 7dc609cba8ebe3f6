import { COUNTER_SHARDS, DAY_PREFIX, dayPartition } from '../../rows.ts';
import type { Item } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';

/** When a day was joined (ms), in each row that changed with it; see `join-days.ts`. */
export const JOINED_AT = 'joinedAt';

const NOT_COUNTERS = new Set(['id', 'item', JOINED_AT]);

/** The rows of all days from the first to the last (`yyyy-mm-dd`), by shard: one query for each. Shards are read one beside the other, not at one moment. */
export function readDayRows(table: Table, first: string, last: string): Promise<Item[][]> {
  const shards = Array.from({ length: COUNTER_SHARDS }, (_, shard) => dayPartition(shard));
  return Promise.all(shards.map((id) => readShard(table, id, first, last)));
}

/** The day (`yyyy-mm-dd`) of a row. */
export function dayOf(row: Item): string {
  return String(row.item).slice(DAY_PREFIX.length);
}

/** What a row counts, by name. */
export function countersOf(row: Item): [string, number][] {
  return Object.entries(row).flatMap(([name, count]) =>
    NOT_COUNTERS.has(name) ? [] : [[name, Number(count)] as [string, number]],
  );
}

function readShard(table: Table, id: number, first: string, last: string): Promise<Item[]> {
  return table.queryAll({
    where: 'id = :id AND #item BETWEEN :first AND :last',
    names: { '#item': 'item' },
    values: { ':id': id, ':first': `${DAY_PREFIX}${first}`, ':last': `${DAY_PREFIX}${last}` },
    consistent: true,
  });
}
