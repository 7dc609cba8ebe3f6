/** One attempt of a function to call a service of AWS. */
export interface ServiceCall {
  /** As `DYNAMODB`: what `AWS_ENDPOINT_URL_` names. */
  readonly service: string;
  /** As `UpdateItem`, or method and kind of path where a service has no other names. */
  readonly operation: string;
  /** Service, operation and table: what is the same in each run of the same handler. */
  readonly name: string;
  /** The same for all attempts of one call. */
  readonly invocation: string;
  readonly input: Readonly<Record<string, unknown>>;
}

export interface ReceivedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Reads an attempt; null for what no SDK sent, as a visitor's upload. */
export function readServiceCall(service: string, request: ReceivedRequest): ServiceCall | null {
  const invocation = request.headers['amz-sdk-invocation-id'];
  if (invocation === undefined) return null;
  const input = jsonOf(request);
  const operation = request.headers['x-amz-target']?.split('.').at(-1) ?? pathOperation(request);
  return {
    service,
    operation,
    invocation,
    input,
    name: [service, operation, tableOf(input)].join(' ').trim(),
  };
}

function jsonOf({ headers, body }: ReceivedRequest): Record<string, unknown> {
  if (headers['content-type']?.includes('json') !== true) return {};
  return JSON.parse(body.toString('utf8') || '{}') as Record<string, unknown>;
}

/** Ids in a path are left out: `PUT clean`, `POST @connections`. */
function pathOperation({ method, url, body }: ReceivedRequest): string {
  const action = /(?:^|&)Action=(\w+)/.exec(body.subarray(0, 1000).toString('latin1'))?.[1];
  const folders = (url.split('?')[0] ?? '').split('/').filter((part) => /^[@a-z-]{1,20}$/.test(part));
  return action ?? [method, ...folders].join(' ');
}

/** The first table that a call of DynamoDB names, without what the stack puts around its name. */
function tableOf(input: Readonly<Record<string, unknown>>): string {
  const found = /"TableName":"([^"]+)"|"RequestItems":\{"([^"]+)"/.exec(JSON.stringify(input));
  const name = found?.[1] ?? found?.[2] ?? '';
  return name.slice(name.lastIndexOf('-') + 1).replace(/[0-9A-F]{8}$/, '');
}
