import { isRecord } from '../../template/template.ts';
import type { Meter } from '../../usage/usage-meter.ts';
import { type Attributes, tableName } from '../faults/written-rows.ts';
import {
  type DynamoDbCall,
  type DynamoDbHandler,
  type DynamoDbReply,
  outputOf,
} from '../front/dynamodb-call.ts';
import type { TableDefinition } from '../table-definitions.ts';
import { keyNames, transactionUnits } from './write-units.ts';

/** The tables of the stack by their names. */
export type Tables = ReadonlyMap<string, TableDefinition>;

interface Row {
  readonly definition: TableDefinition;
  readonly key: Attributes;
}

/**
 * Counts the units of a transaction by what its items were and are, as DynamoDB does. DynamoDB Local reports four times the
 * units of one item of each table, however many there are. Where others write the same items meanwhile it is a guess.
 */
export async function meteredTransaction(
  call: DynamoDbCall,
  next: DynamoDbHandler,
  { tables, meter }: { tables: Tables; meter: Meter },
): Promise<DynamoDbReply> {
  const rows = rowsOf(call, tables);
  const before = await readAll(rows, call, next);
  const reply = await next(call);
  if (reply.status !== 200) return reply;
  const after = await readAll(rows, call, next);
  for (const [at, { definition }] of rows.entries()) {
    const { table, indexes } = transactionUnits(definition, { before: before[at], after: after[at] });
    const name = `${call.operation} ${definition.input.TableName}`;
    meter('dynamodb-write-units', table, name);
    for (const [index, units] of indexes) meter('dynamodb-write-units', units, `${name}/${index}`);
  }
  return reply;
}

function rowsOf({ input }: DynamoDbCall, tables: Tables): Row[] {
  const items = Array.isArray(input.TransactItems) ? input.TransactItems.filter(isRecord) : [];
  return items.flatMap(({ Put, Update, Delete, ConditionCheck }) => {
    const write = [Put, Update, Delete, ConditionCheck].find(isRecord);
    const definition = tables.get(tableName(String(write?.TableName)));
    const named = write?.Item ?? write?.Key;
    if (!definition || !isRecord(named)) return [];
    const keys = keyNames(definition.input.KeySchema).map((name) => [name, named[name]]);
    return [{ definition, key: Object.fromEntries(keys) as Attributes }];
  });
}

/** The items of a transaction as they are; it has a hundred at most. */
function readAll(rows: readonly Row[], call: DynamoDbCall, next: DynamoDbHandler) {
  return Promise.all(rows.map((row) => read(row, call, next)));
}

async function read(
  { definition, key }: Row,
  { headers }: DynamoDbCall,
  next: DynamoDbHandler,
): Promise<Attributes | undefined> {
  const input = { TableName: definition.input.TableName, Key: key, ConsistentRead: true };
  const reply = await next({
    operation: 'GetItem',
    input,
    body: Buffer.from(JSON.stringify(input)),
    headers: { ...headers, 'x-amz-target': 'DynamoDB_20120810.GetItem' },
  });
  const { Item } = outputOf(reply);
  return isRecord(Item) ? Item : undefined;
}
