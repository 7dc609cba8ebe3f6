import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { type TableDefinition, tableDefinitions } from '@harbour-haul/local-cloud/dynamodb/table-definitions';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from '../../../assembly.ts';
import type { LocalProduct } from '../../../local-product.ts';

export type Row = Record<string, unknown>;

/** The tables of the template, by the names that it knows them by, as `LeadsTable`. */
export function templateTables(): Map<string, TableDefinition['input']> {
  const tables = tableDefinitions(openStack(readCloudAssembly(ASSEMBLY_DIR)));
  return new Map(tables.map(({ logicalId, input }) => [logicalId.replace(/[0-9A-F]{8}$/, ''), input]));
}

/** The name of the table that the template knows by this one, as `LeadsTable`. @throws Error where there is none */
export function tableNameOf(table: string): string {
  const name = templateTables().get(table)?.TableName;
  if (name === undefined) throw new Error(`The template has no table ${table}.`);
  return name;
}

/**
 * All rows of the table that the template knows by this name.
 * @param IndexName whose entries are read in place of the table's rows
 * @throws Error where there is none
 */
export async function readRows(
  { documents }: Pick<LocalProduct, 'documents'>,
  table: string,
  IndexName?: string,
): Promise<Row[]> {
  const TableName = tableNameOf(table);
  const rows: Row[] = [];
  // The SDK's paginator does not know the client of a product that tests share.
  for (let ExclusiveStartKey: Row | undefined; ; ) {
    const scan = new ScanCommand({
      TableName,
      ...(IndexName === undefined ? { ConsistentRead: true } : { IndexName }),
      ...(ExclusiveStartKey && { ExclusiveStartKey }),
    });
    const { Items = [], LastEvaluatedKey } = await documents.send(scan);
    rows.push(...Items);
    if (LastEvaluatedKey === undefined) return rows;
    ExclusiveStartKey = LastEvaluatedKey;
  }
}
