import { isDeepStrictEqual } from 'node:util';
import type { GlobalSecondaryIndex, KeySchemaElement } from '@aws-sdk/client-dynamodb';
import type { Row } from '../bench/load/accounts/read-rows.ts';

/** What of a row stands in one index of its table. */
export interface IndexShape {
  readonly name: string;
  /** What names a row of the table. */
  readonly tableKey: readonly string[];
  /** What a row must have to stand in the index. */
  readonly indexKey: readonly string[];
  /** Which attributes stand there beside both keys; null for all of them. */
  readonly others: readonly string[] | null;
}

interface Indexed {
  readonly KeySchema?: KeySchemaElement[] | undefined;
  readonly GlobalSecondaryIndexes?: GlobalSecondaryIndex[] | undefined;
}

/** The indexes of a table of the template. */
export function indexShapes({ KeySchema, GlobalSecondaryIndexes = [] }: Indexed): IndexShape[] {
  return GlobalSecondaryIndexes.map(({ IndexName = '', KeySchema: keys, Projection }) => ({
    name: IndexName,
    tableKey: namesOf(KeySchema),
    indexKey: namesOf(keys),
    others: Projection?.ProjectionType === 'ALL' ? null : (Projection?.NonKeyAttributes ?? []),
  }));
}

function namesOf(schema: readonly KeySchemaElement[] = []): string[] {
  return schema.map(({ AttributeName = '' }) => AttributeName);
}

/** What an index has of no row, lacks of one, or has in other words than the row: a line each. */
export function wrongEntries(shape: IndexShape, rows: readonly Row[], entries: readonly Row[]): string[] {
  const nameOf = (row: Row) => shape.tableKey.map((name) => String(row[name])).join(' ');
  const wanted = new Map(
    rows.filter((row) => isListed(shape, row)).map((row) => [nameOf(row), projected(shape, row)]),
  );
  const found = Map.groupBy(entries, nameOf);
  const lacking = [...wanted.keys()].filter((name) => !found.has(name)).map((name) => `lacks ${name}`);
  const others = [...found].flatMap(([name, [entry, ...more]]) => {
    if (more.length > 0) return [`has ${name} ${more.length + 1} times`];
    const row = wanted.get(name);
    if (row === undefined) return [`has ${name}, which no row is`];
    return isDeepStrictEqual(entry, row) ? [] : [`has ${name} with other ${differing(entry ?? {}, row)}`];
  });
  return [...lacking, ...others];
}

function isListed({ indexKey }: IndexShape, row: Row): boolean {
  return indexKey.every((name) => row[name] !== undefined);
}

function projected({ tableKey, indexKey, others }: IndexShape, row: Row): Row {
  if (others === null) return row;
  const kept = [...tableKey, ...indexKey, ...others];
  return Object.fromEntries(Object.entries(row).filter(([name]) => kept.includes(name)));
}

/** The names alone: values are what people wrote. */
function differing(entry: Row, row: Row): string {
  const names = new Set([...Object.keys(entry), ...Object.keys(row)]);
  return [...names].filter((name) => !isDeepStrictEqual(entry[name], row[name])).join(', ');
}
