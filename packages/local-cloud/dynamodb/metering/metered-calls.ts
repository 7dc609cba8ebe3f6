import { isRecord } from '../../template/template.ts';
import type { Meter } from '../../usage/usage-meter.ts';
import { type DynamoDbCall, type DynamoDbLayer, outputOf } from '../front/dynamodb-call.ts';
import { meteredTransaction, type Tables } from './metered-transactions.ts';

const READS = ['GetItem', 'BatchGetItem', 'Query', 'Scan', 'TransactGetItems'];
const WRITES = ['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem'];

/** Counts the units of every call as the database itself reports them, indexes and all; each under its table's name. */
export function meteredCalls(meter: Meter, tables: Tables): DynamoDbLayer {
  return async (call, next) => {
    if (call.operation === 'TransactWriteItems') return meteredTransaction(call, next, { tables, meter });
    const item = itemOf(call);
    if (item === undefined) return next(call);
    const reply = await next(asking(call));
    for (const { TableName = '', CapacityUnits = 0 } of consumedOf(outputOf(reply)))
      meter(item, CapacityUnits, `${call.operation} ${TableName}`);
    return reply;
  };
}

function itemOf({ operation }: DynamoDbCall) {
  if (READS.includes(operation)) return 'dynamodb-read-units';
  return WRITES.includes(operation) ? 'dynamodb-write-units' : undefined;
}

function asking(call: DynamoDbCall): DynamoDbCall {
  const input = { ...call.input, ReturnConsumedCapacity: 'TOTAL' };
  return { ...call, input, body: Buffer.from(JSON.stringify(input)) };
}

interface Consumed {
  readonly TableName?: string;
  readonly CapacityUnits?: number;
}

function consumedOf({ ConsumedCapacity }: Record<string, unknown>): Consumed[] {
  return [ConsumedCapacity].flat().filter(isRecord) as Consumed[];
}
