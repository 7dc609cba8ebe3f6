import type { DynamoDbCall, DynamoDbHandler, DynamoDbLayer, DynamoDbReply } from '../front/dynamodb-call.ts';
import type { TableDefinition } from '../table-definitions.ts';
import { openDatabaseCalls } from './database-calls.ts';
import { ShadowCopies } from './shadow-copies.ts';
import { createShadows } from './shadow-tables.ts';
import { tableName, writtenRows } from './written-rows.ts';

export interface LaggingIndexOptions {
  readonly definitions: readonly TableDefinition[];
  /** The address of DynamoDB Local. */
  readonly database: string;
  /** The access key whose database holds the tables. */
  readonly databaseKey: string;
  readonly region: string;
  /** How long an index may lag behind its table. */
  readonly maxLagMs: number;
  readonly random: () => number;
}

export interface LaggingIndexes {
  readonly layer: DynamoDbLayer;
  /** Lets every index catch up with its table now. */
  settle(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Secondary indexes that lag behind their tables, as DynamoDB's do and DynamoDB Local's do not. Queries of an index go to
 * a shadow of its table, into which each row is copied some time after it was written. The tables must be there; their
 * shadows are made anew.
 */
export async function openLaggingIndexes(options: LaggingIndexOptions): Promise<LaggingIndexes> {
  const { definitions, database, databaseKey, region, maxLagMs, random } = options;
  const calls = openDatabaseCalls(database, databaseKey, region);
  const tables = await createShadows(definitions, calls);
  const copies = new Map(
    tables.map((table) => [table.name, new ShadowCopies(table, calls, () => random() * maxLagMs)]),
  );
  return {
    layer: async (call, next) => {
      const { IndexName, TableName } = call.input;
      const shadow = typeof IndexName === 'string' && copies.get(tableName(String(TableName)))?.table.shadow;
      if (shadow) return next(ofTable(call, shadow));
      return writeThrough(call, next, copies);
    },
    settle: async () => void (await Promise.all([...copies.values()].map((one) => one.settle()))),
    close: async () => {
      await Promise.all([...copies.values()].map((one) => one.stop()));
      calls.close();
    },
  };
}

function ofTable(call: DynamoDbCall, TableName: string): DynamoDbCall {
  const input = { ...call.input, TableName };
  return { ...call, input, body: Buffer.from(JSON.stringify(input)) };
}

async function writeThrough(
  call: DynamoDbCall,
  next: DynamoDbHandler,
  copies: ReadonlyMap<string, ShadowCopies>,
): Promise<DynamoDbReply> {
  const reply = await next(call);
  if (reply.status === 200) for (const row of writtenRows(call)) copies.get(row.table)?.add(row);
  return reply;
}
