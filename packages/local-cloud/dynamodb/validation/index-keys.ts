import { AwsJsonError } from '../../http/aws-json-server.ts';
import { isRecord } from '../../template/template.ts';
import { tableName } from '../faults/written-rows.ts';
import {
  type DynamoDbCall,
  type DynamoDbLayer,
  type DynamoDbReply,
  errorReply,
} from '../front/dynamodb-call.ts';
import type { TableDefinition } from '../table-definitions.ts';
import { assignedValues, type TypedValue } from './assigned-values.ts';

type Json = Readonly<Record<string, unknown>>;

/** An attribute by which a secondary index finds rows. */
interface IndexKey {
  readonly index: string;
  readonly name: string;
  /** `S`, `N` or `B`. */
  readonly type: string;
  /** The most bytes that it may have. */
  readonly maxBytes: number;
}

/** Quotas of DynamoDB for keys of indexes, which are those of a table's own. */
const MAX_BYTES: Readonly<Record<string, number>> = { HASH: 2048, RANGE: 1024 };

type IndexKeys = ReadonlyMap<string, readonly IndexKey[]>;

/**
 * Refuses writes that give a key of a secondary index a value of another type, null among them, an empty one, or one that
 * is too long, as DynamoDB does. DynamoDB Local takes rows of wrong types and leaves them out of the index, and in tests
 * its tables have no indexes that could check anything.
 */
export function checkedIndexKeys(definitions: readonly TableDefinition[]): DynamoDbLayer {
  const keys: IndexKeys = new Map(definitions.map(({ input }) => [input.TableName, indexKeysOf(input)]));
  return async (call, next) => refusalOf(call, keys) ?? next(call);
}

function indexKeysOf({ GlobalSecondaryIndexes = [], AttributeDefinitions = [] }: TableDefinition['input']) {
  const types = new Map(AttributeDefinitions.map((one) => [one.AttributeName, one.AttributeType]));
  return GlobalSecondaryIndexes.flatMap(({ IndexName: index = '', KeySchema = [] }) =>
    KeySchema.map(({ AttributeName: name = '', KeyType = 'HASH' }) => ({
      index,
      name,
      type: types.get(name) ?? '',
      maxBytes: MAX_BYTES[KeyType] ?? 0,
    })),
  );
}

function refusalOf({ operation, input }: DynamoDbCall, keys: IndexKeys): DynamoDbReply | undefined {
  if (operation === 'TransactWriteItems') return cancellationOf(input.TransactItems, keys);
  const [wrong] = writesOf(operation, input).flatMap((write) => mismatchesOf(write, keys));
  if (wrong !== undefined) throw invalid(wrong);
  return undefined;
}

/** A transaction is cancelled by the first item that does not fit. */
function cancellationOf(items: unknown, keys: IndexKeys): DynamoDbReply | undefined {
  const wrong = list(items).map(({ Put, Update }) => mismatchesOf(recordOf(Put ?? Update), keys)[0]);
  if (wrong.every((text) => text === undefined)) return undefined;
  const CancellationReasons = wrong.map((Message) =>
    Message === undefined ? { Code: 'None' } : { Code: 'ValidationError', Message },
  );
  const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  const error = new AwsJsonError(400, 'TransactionCanceledException', message);
  return errorReply(error, { CancellationReasons });
}

/** The single writes of a call, each with its table. */
function writesOf(operation: string, input: Json): Json[] {
  if (operation === 'PutItem' || operation === 'UpdateItem') return [input];
  if (operation !== 'BatchWriteItem') return [];
  return Object.entries(recordOf(input.RequestItems)).flatMap(([TableName, requests]) =>
    list(requests).map(({ PutRequest }) => ({ ...recordOf(PutRequest), TableName })),
  );
}

/** What of a write does not fit the indexes of its table, in DynamoDB's words. @throws AwsJsonError where nobody can tell */
function mismatchesOf(write: Json, keys: IndexKeys): string[] {
  const ofTable = keys.get(tableName(String(write.TableName))) ?? [];
  const given = new Map([...Object.entries(recordOf(write.Item)), ...updatedValues(write)]);
  return ofTable.flatMap((key) => (given.has(key.name) ? mismatchOf(key, given.get(key.name)) : []));
}

function updatedValues(write: Json): [string, TypedValue | undefined][] {
  const { UpdateExpression, ExpressionAttributeNames, ExpressionAttributeValues } = write;
  if (typeof UpdateExpression !== 'string') return [];
  const [names, values] = [recordOf(ExpressionAttributeNames), recordOf(ExpressionAttributeValues)];
  return assignedValues(UpdateExpression, { names, values });
}

function mismatchOf({ index, name, type, maxBytes }: IndexKey, value: unknown): string[] {
  const [[actual, content] = []] = Object.entries(recordOf(value));
  if (actual === undefined) {
    const text = `The local DynamoDB does not know what type ${name} of ${index} is copied from.`;
    throw new AwsJsonError(501, 'UnsupportedOperationException', text);
  }
  if (actual !== type) {
    return [
      `One or more parameter values were invalid: Type mismatch for Index Key ${name} Expected: ${type} Actual: ${actual} IndexName: ${index}`,
    ];
  }
  if (type === 'N') return [];
  const bytes = Buffer.byteLength(String(content), type === 'B' ? 'base64' : 'utf8');
  if (bytes === 0) {
    return [
      `One or more parameter values are not valid. A value specified for a secondary index key is not supported. The AttributeValue for a key attribute cannot contain an empty ${type === 'B' ? 'binary' : 'string'} value. IndexName: ${index}, IndexKey: ${name}`,
    ];
  }
  if (bytes <= maxBytes) return [];
  return [
    `One or more parameter values were invalid: Size limit exceeded for Index Key ${name} Actual Size: ${bytes} bytes Max Size: ${maxBytes} bytes IndexName: ${index}`,
  ];
}

function invalid(message: string): AwsJsonError {
  return new AwsJsonError(400, 'ValidationException', message);
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}

function list(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
