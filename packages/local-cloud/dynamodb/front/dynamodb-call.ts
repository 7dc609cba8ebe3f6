import { AwsJsonError } from '../../http/aws-json-server.ts';
import { isRecord } from '../../template/template.ts';

/** A call of DynamoDB's API on its way to the database. */
export interface DynamoDbCall {
  /** As `GetItem`. */
  readonly operation: string;
  /** In DynamoDB's own JSON, with typed values. */
  readonly input: Readonly<Record<string, unknown>>;
  /** `input` as it came over the wire: what a signature is over. */
  readonly body: Buffer;
  /** By name in small letters. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What comes back, an error too. */
export interface DynamoDbReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export type DynamoDbHandler = (call: DynamoDbCall) => Promise<DynamoDbReply>;

/**
 * What stands between callers and the database: it may refuse a call (by an AwsJsonError or a reply of its own), change
 * it, call `next` again or never, and change what came back.
 */
export type DynamoDbLayer = (call: DynamoDbCall, next: DynamoDbHandler) => Promise<DynamoDbReply>;

const target = /^DynamoDB_20120810\.([A-Za-z]+)$/;

/** Reads a request. @throws AwsJsonError where it is no call of DynamoDB */
export function readCall(headers: DynamoDbCall['headers'], body: Buffer): DynamoDbCall {
  const operation = target.exec(headers['x-amz-target'] ?? '')?.[1];
  if (operation === undefined) throw new AwsJsonError(400, 'UnknownOperationException', '');
  const input = parse(body);
  if (input === undefined)
    throw new AwsJsonError(400, 'SerializationException', 'The body is not a JSON object.');
  return { operation, input, body, headers };
}

/** The JSON of a reply. */
export function outputOf({ body }: DynamoDbReply): Record<string, unknown> {
  return parse(body) ?? {};
}

/** An error as DynamoDB sends it; `more` are further fields of it, as `CancellationReasons`. */
export function errorReply(
  { status, code, message }: AwsJsonError,
  more: Readonly<Record<string, unknown>> = {},
): DynamoDbReply {
  const type = `com.amazonaws.dynamodb.v20120810#${code}`;
  return {
    status,
    headers: { 'content-type': 'application/x-amz-json-1.0' },
    body: Buffer.from(JSON.stringify({ __type: type, message, ...more })),
  };
}

function parse(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString('utf8'));
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
