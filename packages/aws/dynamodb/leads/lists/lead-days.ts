import { COUNTER_SHARDS, DAY_PREFIX, dayPartition } from '../../rows.ts';
import type { Item } from '../../table/items.ts';
import type { Table } from '../../table/table.ts';
import { ENDING } from '../rows/lead-counters.ts';

/** The counters of days, added up over their shards: what each name counts, by day. */
export type DayCounts = Map<string, Map<string, number>>;

const KEYS = new Set(['id', 'item']);
/** Later than any other. */
const LAST_DAY = '9999-12-31';

/** The counters of all days from the first to the last (`yyyy-mm-dd`): one query for each shard. */
export async function readDayCounts(table: Table, first: string, last: string): Promise<DayCounts> {
  const shards = Array.from({ length: COUNTER_SHARDS }, (_, shard) => dayPartition(shard));
  const found = await Promise.all(shards.map((id) => readShard(table, id, first, last)));
  const counts: DayCounts = new Map();
  for (const item of found.flat()) {
    const day = String(item.item).slice(DAY_PREFIX.length);
    const ofDay = counts.get(day) ?? new Map<string, number>();
    for (const [name, count] of Object.entries(item)) {
      if (!KEYS.has(name)) ofDay.set(name, (ofDay.get(name) ?? 0) + Number(count));
    }
    counts.set(day, ofDay);
  }
  return counts;
}

/** How many leads lie in the trash: those that end from `today` (`yyyy-mm-dd`, UTC) on. */
export async function countTrash(table: Table, today: string): Promise<number> {
  const counts = await readDayCounts(table, today, LAST_DAY);
  return [...counts.values()].reduce((sum, ofDay) => sum + (ofDay.get(ENDING) ?? 0), 0);
}

function readShard(table: Table, id: number, first: string, last: string): Promise<Item[]> {
  return table.queryAll({
    where: 'id = :id AND #item BETWEEN :first AND :last',
    names: { '#item': 'item' },
    values: { ':id': id, ':first': `${DAY_PREFIX}${first}`, ':last': `${DAY_PREFIX}${last}` },
    consistent: true,
  });
}
