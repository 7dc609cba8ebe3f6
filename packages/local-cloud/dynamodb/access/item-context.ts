import { AwsJsonError } from '../../http/aws-json-server.ts';
import type { RequestContext } from '../../iam/policy/condition-keys.ts';
import { isRecord } from '../../template/template.ts';
import { equalValue, namesInExpression, type Placeholders } from './expression-names.ts';

type Json = Readonly<Record<string, unknown>>;

/** One action on one table or index. */
export interface ItemAccess {
  /** As `GetItem`. */
  readonly action: string;
  readonly request: Json;
  /** The name of the partition key of the table, or of the index. */
  readonly partitionKey: string | undefined;
  readonly isIndex: boolean;
  /** The transaction that it is a part of. */
  readonly enclosingOperation: string | undefined;
}

const expressions = [
  'ConditionExpression',
  'FilterExpression',
  'KeyConditionExpression',
  'ProjectionExpression',
  'UpdateExpression',
];

/** Parameters of the API's first version, which name attributes outside of expressions. */
const legacy = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
];

const reads = ['BatchGetItem', 'GetItem', 'Query', 'Scan'];

/** The condition keys of a request, by AWS's reference. @throws AwsJsonError for parameters that are not known here */
export function itemContext(access: ItemAccess): RequestContext {
  const { request, enclosingOperation } = access;
  const old = legacy.find((name) => request[name] !== undefined);
  if (old !== undefined) {
    const text = `The local DynamoDB does not know ${old}.`;
    throw new AwsJsonError(501, 'UnsupportedOperationException', text);
  }
  const placeholders = {
    names: recordOf(request.ExpressionAttributeNames),
    values: recordOf(request.ExpressionAttributeValues),
  };
  const leadingKeys = leadingKeysOf(access, placeholders);
  const entries: [string, unknown][] = [
    ['dynamodb:attributes', attributesOf(request, placeholders)],
    ['dynamodb:leadingkeys', leadingKeys],
    ['dynamodb:firstpartitionkeyvalues', leadingKeys],
    ['dynamodb:select', selectOf(access)],
    ['dynamodb:returnvalues', request.ReturnValues],
    ['dynamodb:returnconsumedcapacity', request.ReturnConsumedCapacity],
    ['dynamodb:enclosingoperation', enclosingOperation],
  ];
  const isValue = (entry: [string, unknown]): entry is [string, string | string[]] => entry[1] !== undefined;
  return new Map(entries.filter(isValue));
}

/** Every attribute that the request names, whether it reads, writes or compares it. */
function attributesOf(request: Json, placeholders: Placeholders): string[] {
  const inItems = [request.Key, request.Item, request.ExclusiveStartKey].flatMap((item) =>
    Object.keys(recordOf(item)),
  );
  const inExpressions = expressions.flatMap((name) => {
    const expression = request[name];
    return typeof expression === 'string' ? namesInExpression(expression, placeholders) : [];
  });
  return [...new Set([...inItems, ...inExpressions])];
}

/** What is read: as stated, or what DynamoDB takes where nothing is. Absent where no attributes are returned. */
function selectOf({ action, request, isIndex }: ItemAccess): unknown {
  if (!reads.includes(action)) return undefined;
  if (request.Select !== undefined) return request.Select;
  if (request.ProjectionExpression !== undefined) return 'SPECIFIC_ATTRIBUTES';
  return isIndex ? 'ALL_PROJECTED_ATTRIBUTES' : 'ALL_ATTRIBUTES';
}

/** The values of the partition key that the request is about; absent for a scan, and for what is about no item. */
function leadingKeysOf({ request, partitionKey }: ItemAccess, placeholders: Placeholders): unknown {
  if (partitionKey === undefined) return undefined;
  const condition = request.KeyConditionExpression;
  const value =
    typeof condition === 'string'
      ? equalValue(condition, partitionKey, placeholders)
      : (recordOf(request.Key)[partitionKey] ?? recordOf(request.Item)[partitionKey]);
  const [plain] = Object.values(recordOf(value));
  return typeof plain === 'string' ? [plain] : undefined;
}

function recordOf(value: unknown): Json {
  return isRecord(value) ? value : {};
}
