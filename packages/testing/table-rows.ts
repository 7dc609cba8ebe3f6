import { type DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { ADDRESS_KEY_PREFIX } from '@harbour-haul/aws/dynamodb/keys';
import { type TableDefinition, tableDefinitions } from '@harbour-haul/local-cloud/dynamodb/table-definitions';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from './assembly.ts';
import { type RowWrite, writeRows } from './write-rows.ts';

type Row = Record<string, unknown>;

/**
 * Remembers all rows of the template's tables.
 * @returns what takes the tables back to them: rows that came since are deleted, and those that are gone or changed written again
 */
export async function rememberRows(documents: DynamoDBDocumentClient): Promise<() => Promise<void>> {
  const tables = tableDefinitions(openStack(readCloudAssembly(ASSEMBLY_DIR)));
  const remembered = await Promise.all(
    tables.map(async (table) => ({ table, rows: await readRows(documents, table) })),
  );
  return async () => {
    await Promise.all(remembered.map(({ table, rows }) => restore(documents, table, rows)));
  };
}

async function restore(
  documents: DynamoDBDocumentClient,
  table: TableDefinition,
  rows: Row[],
): Promise<void> {
  const { KeySchema = [], TableName } = table.input;
  const keyOf = (row: Row): Row =>
    Object.fromEntries(KeySchema.map(({ AttributeName = '' }) => [AttributeName, row[AttributeName]]));
  const kept = new Set(rows.map((row) => JSON.stringify(keyOf(row))));
  const gone = (await readRows(documents, table))
    .map(keyOf)
    .filter((key) => !kept.has(JSON.stringify(key)) && !isHeld(key));
  const writes: RowWrite[] = [
    ...gone.map((Key) => ({ DeleteRequest: { Key } })),
    ...rows.map((Item) => ({ PutRequest: { Item } })),
  ];
  await writeRows(documents, String(TableName), writes);
}

/** Functions hold the key of a day in memory: under another one the same network would be counted as two. */
function isHeld({ id }: Row): boolean {
  return typeof id === 'string' && id.startsWith(ADDRESS_KEY_PREFIX);
}

async function readRows(documents: DynamoDBDocumentClient, { input }: TableDefinition): Promise<Row[]> {
  const rows: Row[] = [];
  const pages = paginateScan({ client: documents }, { TableName: input.TableName, ConsistentRead: true });
  for await (const { Items = [] } of pages) rows.push(...Items);
  return rows;
}
