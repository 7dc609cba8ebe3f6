import { AwsJsonError } from '../../http/aws-json-server.ts';
import type { AccessRequest } from '../../iam/policy/evaluate.ts';
import { isRecord } from '../../template/template.ts';
import type { DynamoDbCall } from '../front/dynamodb-call.ts';
import { type ItemAccess, itemContext } from './item-context.ts';
import type { TableShape } from './table-shapes.ts';

type Json = Readonly<Record<string, unknown>>;
type Tables = ReadonlyMap<string, TableShape>;

/** The action of each part of a transaction. */
const transactionActions = {
  ConditionCheck: 'ConditionCheckItem',
  Delete: 'DeleteItem',
  Get: 'GetItem',
  Put: 'PutItem',
  Update: 'UpdateItem',
} as const;

/** PartiQL and the parameters of 2011 name attributes in ways that are not read here. */
const unsupported = /^(ExecuteStatement|BatchExecuteStatement|ExecuteTransaction)$/;

/**
 * The actions, resources and conditions of a call, as AWS's service authorization reference lists them.
 * @throws AwsJsonError for a call that the local cloud does not know how to authorize
 */
export function requiredAccess({ operation, input }: DynamoDbCall, tables: Tables): AccessRequest[] {
  if (unsupported.test(operation)) throw notKnown(operation);
  switch (operation) {
    case 'BatchGetItem':
      return entries(input.RequestItems).flatMap(([table, request]) =>
        keysOf(request).map((key) => ({
          ...one(
            operation,
            table,
            { ...request, ReturnConsumedCapacity: input.ReturnConsumedCapacity, Key: key },
            tables,
          ),
        })),
      );
    case 'BatchWriteItem':
      return writesOf(input.RequestItems).map(([table, item]) =>
        one(operation, table, { Item: item, ReturnConsumedCapacity: input.ReturnConsumedCapacity }, tables),
      );
    case 'TransactGetItems':
    case 'TransactWriteItems':
      return list(input.TransactItems).flatMap((part) => transactionPart(part, operation, input, tables));
    default:
      return [one(operation, tableOf(input), input, tables)];
  }
}

function transactionPart(part: Json, operation: string, input: Json, tables: Tables): AccessRequest[] {
  return Object.entries(transactionActions).flatMap(([kind, action]) => {
    const request = part[kind];
    if (!isRecord(request)) return [];
    const whole = { ...request, ReturnConsumedCapacity: input.ReturnConsumedCapacity };
    return [one(action, tableOf(request), whole, tables, operation)];
  });
}

function one(
  action: string,
  table: string,
  request: Json,
  tables: Tables,
  enclosingOperation?: string,
): AccessRequest {
  const shape = tables.get(table);
  const index = typeof request.IndexName === 'string' ? request.IndexName : undefined;
  const access: ItemAccess = {
    action,
    request,
    partitionKey: index === undefined ? shape?.partitionKey : shape?.indexKeys.get(index),
    isIndex: index !== undefined,
    enclosingOperation,
  };
  const arn = shape?.arn ?? (table === '*' ? '*' : `arn:aws:dynamodb:::table/${table}`);
  return {
    action: `dynamodb:${action}`,
    resource: index === undefined ? arn : `${arn}/index/${index}`,
    context: itemContext(access),
  };
}

/** `*` for a call of no table. */
function tableOf({ TableName: name }: Json): string {
  return typeof name === 'string' ? name : '*';
}

function writesOf(requestItems: unknown): [string, Json][] {
  return Object.entries(isRecord(requestItems) ? requestItems : {}).flatMap(([table, requests]) =>
    list(requests).map(({ PutRequest: put, DeleteRequest: remove }): [string, Json] => [
      table,
      recordOf(isRecord(put) ? put.Item : recordOf(remove).Key),
    ]),
  );
}

function keysOf({ Keys: keys }: Json): Json[] {
  return list(keys);
}

function entries(value: unknown): [string, Json][] {
  return Object.entries(recordOf(value)).map(([name, entry]) => [name, recordOf(entry)]);
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function notKnown(what: string): AwsJsonError {
  return new AwsJsonError(501, 'UnsupportedOperationException', `The local DynamoDB does not know ${what}.`);
}
