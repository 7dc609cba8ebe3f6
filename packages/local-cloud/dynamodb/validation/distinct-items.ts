import { AwsJsonError } from '../../http/aws-json-server.ts';
import { isRecord } from '../../template/template.ts';
import { tableName } from '../faults/written-rows.ts';
import type { DynamoDbLayer } from '../front/dynamodb-call.ts';
import type { TableDefinition } from '../table-definitions.ts';

/** Refuses transactions with two actions on one item, checks among them, before any condition is looked at, as DynamoDB does. */
export function distinctItems(definitions: readonly TableDefinition[]): DynamoDbLayer {
  const keys = new Map(
    definitions.map(({ input }) => [
      input.TableName,
      (input.KeySchema ?? []).map(({ AttributeName = '' }) => AttributeName),
    ]),
  );
  return async (call, next) => {
    const { TransactItems } = call.input;
    if (call.operation === 'TransactWriteItems' && Array.isArray(TransactItems)) {
      const items = TransactItems.map((action) => itemOf(action, keys));
      if (new Set(items).size < items.length) throw new AwsJsonError(400, 'ValidationException', REFUSAL);
    }
    return next(call);
  };
}

const REFUSAL = 'Transaction request cannot include multiple operations on one item';

/** An item as text: its table and key. */
function itemOf(action: unknown, keys: ReadonlyMap<string, readonly string[]>): string {
  const [write] = Object.values(isRecord(action) ? action : {}).filter(isRecord);
  const table = tableName(String(write?.TableName));
  const key = write?.Key ?? write?.Item;
  const attributes = isRecord(key) ? key : {};
  return JSON.stringify([table, ...(keys.get(table) ?? []).map((name) => attributes[name])]);
}
