import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type AttributeValue,
  BatchWriteItemCommand,
  DynamoDBClient,
  type DynamoDBClientConfig,
  paginateScan,
  type WriteRequest,
} from '@aws-sdk/client-dynamodb';
import { tableDefinitions } from '@harbour-haul/local-cloud/dynamodb/table-definitions';
import { readCloudAssembly } from '@harbour-haul/local-cloud/template/cloud-assembly';
import { openStack } from '@harbour-haul/local-cloud/template/stack';
import { ASSEMBLY_DIR } from '../assembly.ts';
import type { LocalProduct } from '../local-product.ts';

/** A row as DynamoDB itself writes it, sets and all. */
export type StoredRow = Record<string, AttributeValue>;

/** The tables of which rows are kept, by what their logical ids begin with. */
const TABLES = [
  'Leads',
  'Visitors',
  'Sessions',
  'Messages',
  'ChatTerms',
  'Users',
  'Photos',
  'Exports',
  'Notices',
  'Limits',
  'Connections',
] as const;

export type TableName = (typeof TABLES)[number];

/** What a test must know of a history beside its rows. */
export interface KnownOfHistory {
  /** When it was played. */
  now: string;
  password: string;
  /** Of the link to the first lead. */
  linkToken: string;
  linkedLeadId: number;
}

export interface StoredHistory extends KnownOfHistory {
  /** The first history has no connections. */
  tables: Record<Exclude<TableName, 'Connections'>, StoredRow[]> & { Connections?: StoredRow[] };
}

/** DynamoDB's own limit. */
const BATCH = 25;

/** The rows that an earlier version of the product has left. */
export function readHistory(name: string): StoredHistory {
  const file = fileURLToPath(new URL(`./${name}.json`, import.meta.url));
  return JSON.parse(readFileSync(file, 'utf8')) as StoredHistory;
}

/** A history as its file has it: a row a line. */
export function historyText({ tables, ...known }: StoredHistory): string {
  const rowsOf = (rows: readonly StoredRow[]) =>
    rows.map((row) => `      ${JSON.stringify(row)}`).join(',\n');
  const lists = Object.entries(tables).map(([name, rows]) => `    "${name}": [\n${rowsOf(rows)}\n    ]`);
  const facts = Object.entries(known).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`);
  return `{\n${facts.join('\n')}\n  "tables": {\n${lists.join(',\n')}\n  }\n}\n`;
}

/** All rows of a product. */
export async function readRows(product: LocalProduct): Promise<StoredHistory['tables']> {
  const { accessKeyId, secretAccessKey, region, endpoints } = product;
  const tables = tableDefinitions(openStack(readCloudAssembly(ASSEMBLY_DIR)));
  const client = new DynamoDBClient({
    endpoint: endpoints.dynamodb,
    region,
    credentials: { accessKeyId, secretAccessKey },
  });
  const entries = TABLES.map(async (name) => {
    const table = tables.find(({ logicalId }) => logicalId.startsWith(name));
    if (table === undefined) throw new Error(`The template has no table ${name}.`);
    return [name, await scan(client, table.input.TableName)] as const;
  });
  const rows = Object.fromEntries(await Promise.all(entries)) as StoredHistory['tables'];
  client.destroy();
  return rows;
}

async function scan(client: DynamoDBClient, TableName: string): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true }))
    rows.push(...Items);
  return rows;
}

/** Stores rows as they are. */
export async function writeRows(
  config: DynamoDBClientConfig,
  table: string,
  rows: readonly StoredRow[],
): Promise<void> {
  const client = new DynamoDBClient(config);
  for (let from = 0; from < rows.length; from += BATCH) {
    let left: WriteRequest[] = rows.slice(from, from + BATCH).map((Item) => ({ PutRequest: { Item } }));
    while (left.length > 0) {
      const written = await client.send(new BatchWriteItemCommand({ RequestItems: { [table]: left } }));
      left = written.UnprocessedItems?.[table] ?? [];
    }
  }
  client.destroy();
}
