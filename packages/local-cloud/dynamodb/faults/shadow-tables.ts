import type { KeySchemaElement } from '@aws-sdk/client-dynamodb';
import type { TableDefinition } from '../table-definitions.ts';
import type { DatabaseCalls } from './database-calls.ts';
import type { Attributes } from './written-rows.ts';

/** A table with indexes, and the table of the same shape whose indexes are read in place of its own. */
export interface ShadowedTable {
  readonly name: string;
  readonly shadow: string;
  readonly keyNames: readonly string[];
  /** The attributes that a row must have to stand in each index. */
  readonly indexKeys: readonly (readonly string[])[];
  /** The keys of the rows that are in the shadow, as text. */
  readonly rows: Set<string>;
}

/** The most that DynamoDB writes in one call. */
const MAX_WRITES = 25;

/** Whether a row stands in any index of its table. */
export function isIndexed({ indexKeys }: ShadowedTable, row: Attributes): boolean {
  return indexKeys.some((names) => names.every((name) => row[name] !== undefined));
}

/** The key of a row. */
export function keyOf({ keyNames }: ShadowedTable, row: Attributes): Attributes {
  return Object.fromEntries(keyNames.map((name) => [name, row[name]]));
}

/** A key as text. */
export function keyText(table: ShadowedTable, row: Attributes): string {
  return JSON.stringify(keyOf(table, row));
}

/** Makes the shadow of every table that has indexes anew, with all that stands in them. */
export async function createShadows(
  definitions: readonly TableDefinition[],
  calls: DatabaseCalls,
): Promise<ShadowedTable[]> {
  const indexed = definitions.filter(({ input }) => (input.GlobalSecondaryIndexes ?? []).length > 0);
  const tables = indexed.map(shadowedTable);
  await Promise.all(
    indexed.map(async ({ input }, index) => {
      const table = tables[index] as ShadowedTable;
      await calls.deleteTable(table.shadow);
      const { StreamSpecification: _none, ...shape } = input;
      await calls.send('CreateTable', { ...shape, TableName: table.shadow });
      await copyAll(table, calls);
    }),
  );
  return tables;
}

function shadowedTable({ input }: TableDefinition): ShadowedTable {
  return {
    name: input.TableName,
    shadow: `${input.TableName}.indexes`,
    keyNames: names(input.KeySchema),
    indexKeys: (input.GlobalSecondaryIndexes ?? []).map(({ KeySchema }) => names(KeySchema)),
    rows: new Set(),
  };
}

function names(schema: readonly KeySchemaElement[] = []): string[] {
  return schema.map(({ AttributeName = '' }) => AttributeName);
}

async function copyAll(table: ShadowedTable, calls: DatabaseCalls): Promise<void> {
  let start: unknown;
  do {
    const input = { TableName: table.name, ...(start !== undefined && { ExclusiveStartKey: start }) };
    const { Items = [], LastEvaluatedKey } = (await calls.send('Scan', input)) as {
      Items?: Attributes[];
      LastEvaluatedKey?: unknown;
    };
    const rows = Items.filter((row) => isIndexed(table, row));
    for (const row of rows) table.rows.add(keyText(table, row));
    await writeShadow(
      table,
      calls,
      rows.map((Item) => ({ PutRequest: { Item } })),
    );
    start = LastEvaluatedKey;
  } while (start !== undefined);
}

/** Writes rows of a shadow, one batch after the other. */
export async function writeShadow(
  { shadow }: ShadowedTable,
  calls: DatabaseCalls,
  writes: readonly Attributes[],
): Promise<void> {
  for (let left = [...writes]; left.length > 0; ) {
    const batch = left.splice(0, MAX_WRITES);
    const { UnprocessedItems } = (await calls.send('BatchWriteItem', {
      RequestItems: { [shadow]: batch },
    })) as { UnprocessedItems?: Record<string, Attributes[]> };
    left = [...(UnprocessedItems?.[shadow] ?? []), ...left];
  }
}
