import { isDeepStrictEqual } from 'node:util';
import type { Attributes } from '../faults/written-rows.ts';
import type { TableDefinition } from '../table-definitions.ts';
import { itemSize } from './item-size.ts';

type Index = NonNullable<TableDefinition['input']['GlobalSecondaryIndexes']>[number];

/** An item before and after a write; undefined where there is none. */
export interface Images {
  readonly before: Attributes | undefined;
  readonly after: Attributes | undefined;
}

const UNIT_BYTES = 1024;
/** A transaction prepares and commits each item. What follows of it in indexes is written once. */
const TRANSACTION_WRITES = 2;

/** What DynamoDB asks for one write of a transaction, of the table and of each index that it changes, by the index's name. */
export function transactionUnits(
  { input }: Pick<TableDefinition, 'input'>,
  images: Images,
): { table: number; indexes: ReadonlyMap<string, number> } {
  const tableKeys = keyNames(input.KeySchema);
  const indexes = (input.GlobalSecondaryIndexes ?? []).map(
    (index) => [index.IndexName ?? '', indexUnits(index, tableKeys, images)] as const,
  );
  return {
    table: TRANSACTION_WRITES * larger(images.before, images.after),
    indexes: new Map(indexes.filter(([, units]) => units > 0)),
  };
}

/** The names of the attributes of a key. */
export function keyNames(schema: TableDefinition['input']['KeySchema'] = []): string[] {
  return schema.flatMap(({ AttributeName }) => AttributeName ?? []);
}

/** An entry that moves is removed and put; one that stays as it is costs nothing. */
function indexUnits(index: Index, tableKeys: readonly string[], { before, after }: Images): number {
  const keys = keyNames(index.KeySchema);
  const old = entryOf(index, [...tableKeys, ...keys], before);
  const next = entryOf(index, [...tableKeys, ...keys], after);
  if (!old || !next) return (old ? units(old) : 0) + (next ? units(next) : 0);
  if (keys.some((key) => !isDeepStrictEqual(old[key], next[key]))) return units(old) + units(next);
  return isDeepStrictEqual(old, next) ? 0 : larger(old, next);
}

/** What an index keeps of an item; nothing of one that lacks a part of its key. */
function entryOf(
  { KeySchema, Projection }: Index,
  keys: readonly string[],
  item: Attributes | undefined,
): Attributes | undefined {
  if (!item || keyNames(KeySchema).some((key) => item[key] === undefined)) return undefined;
  if (Projection?.ProjectionType === 'ALL') return item;
  const kept = new Set([...keys, ...(Projection?.NonKeyAttributes ?? [])]);
  return Object.fromEntries(Object.entries(item).filter(([name]) => kept.has(name)));
}

function larger(one: Attributes = {}, other: Attributes = {}): number {
  return Math.max(units(one), units(other));
}

function units(item: Attributes): number {
  return Math.max(1, Math.ceil(itemSize(item) / UNIT_BYTES));
}
