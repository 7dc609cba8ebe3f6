import { AwsJsonError } from '../../http/aws-json-server.ts';
import { isRecord } from '../../template/template.ts';
import {
  type DynamoDbCall,
  type DynamoDbLayer,
  type DynamoDbReply,
  errorReply,
} from '../front/dynamodb-call.ts';

const SINGLE_WRITES = ['PutItem', 'UpdateItem', 'DeleteItem'];
const TRANSACTIONS = ['TransactGetItems', 'TransactWriteItems'];
const READS = ['GetItem', 'Query', 'Scan'];
/** Of the errors of writes, what is a conflict with a transaction; the others are throttles. */
const CONFLICTS = 0.7;

export interface TransientErrorOptions {
  /** From 0 to 1: how many of all calls fail. */
  readonly share: number;
  readonly random: () => number;
}

/**
 * Refuses a share of the calls as DynamoDB does now and then and DynamoDB Local never: writes for a transaction on the
 * same items, and any call for having too many. A batch is left undone. What is refused has changed nothing.
 */
export function transientErrors({ share, random }: TransientErrorOptions): DynamoDbLayer {
  return async (call, next) => {
    if (random() >= share) return next(call);
    return refusal(call, random) ?? next(call);
  };
}

function refusal(call: DynamoDbCall, random: () => number): DynamoDbReply | undefined {
  const { operation, input } = call;
  const isConflict = random() < CONFLICTS;
  if (TRANSACTIONS.includes(operation)) return cancelled(input.TransactItems, isConflict, random());
  if (operation === 'BatchGetItem') return reply({ Responses: {}, UnprocessedKeys: input.RequestItems });
  if (operation === 'BatchWriteItem') return reply({ UnprocessedItems: input.RequestItems });
  const isWrite = SINGLE_WRITES.includes(operation);
  if (!isWrite && !READS.includes(operation)) return undefined;
  return isWrite && isConflict
    ? failed('TransactionConflictException', 'Transaction is ongoing for the item')
    : failed('ProvisionedThroughputExceededException', 'The level of throughput was exceeded');
}

/** One item of a cancelled transaction names the reason, and the others none. */
function cancelled(items: unknown, isConflict: boolean, chance: number): DynamoDbReply {
  const count = Array.isArray(items) ? items.length : 1;
  const Code = isConflict ? 'TransactionConflict' : 'ThrottlingError';
  const at = Math.floor(chance * count);
  const CancellationReasons = Array.from({ length: count }, (_, index) =>
    index === at ? { Code, Message: 'injected' } : { Code: 'None' },
  );
  const codes = CancellationReasons.map((reason) => reason.Code).join(', ');
  return failed(
    'TransactionCanceledException',
    `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`,
    { CancellationReasons },
  );
}

function failed(code: string, message: string, more: Readonly<Record<string, unknown>> = {}): DynamoDbReply {
  return errorReply(new AwsJsonError(400, code, message), more);
}

function reply(output: Readonly<Record<string, unknown>>): DynamoDbReply | undefined {
  if (!Object.values(output).some(isRecord)) return undefined;
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { status: 200, headers, body: Buffer.from(JSON.stringify(output)) };
}
