import type { ServiceCall } from './service-call.ts';

export interface Refusal {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** How a service refuses what is one call too many. */
export function throttled(call: ServiceCall): Refusal {
  if (isTransaction(call)) return cancelled(call, 'ThrottlingError');
  return refusal(
    call,
    call.service === 'S3' ? 503 : 429,
    call.service === 'S3' ? 'SlowDown' : 'ThrottlingException',
  );
}

/** How DynamoDB refuses a write, or a read of several items at one moment, that met another write on its item. */
export function conflict(call: ServiceCall): Refusal {
  if (isTransaction(call)) return cancelled(call, 'TransactionConflict');
  return refusal(call, 400, 'TransactionConflictException');
}

function isTransaction({ operation }: ServiceCall): boolean {
  return operation === 'TransactGetItems' || operation === 'TransactWriteItems';
}

/** How a service says that it failed. */
export function failed(call: ServiceCall): Refusal {
  return refusal(call, 500, call.service === 'S3' ? 'InternalError' : 'InternalServerError');
}

/** S3 and SNS answer in XML, the others in JSON. */
function refusal({ service }: ServiceCall, status: number, code: string): Refusal {
  if (service === 'S3' || service === 'SNS')
    return { status, headers: { 'content-type': 'text/xml' }, body: xml(service, code) };
  return json(status, code, { message: 'injected' });
}

function json(status: number, code: string, more: Readonly<Record<string, unknown>>): Refusal {
  const headers = { 'content-type': 'application/x-amz-json-1.0', 'x-amzn-errortype': code };
  return { status, headers, body: JSON.stringify({ __type: code, ...more }) };
}

function xml(service: string, code: string): string {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>injected</Message></Error>`;
  return service === 'S3' ? error : `<ErrorResponse>${error}</ErrorResponse>`;
}

/** The first item of a cancelled transaction names the reason, and the others none. */
function cancelled({ input }: ServiceCall, Code: string): Refusal {
  const items = Array.isArray(input.TransactItems) ? input.TransactItems : [null];
  const CancellationReasons = items.map((_, index) =>
    index === 0 ? { Code, Message: 'injected' } : { Code: 'None' },
  );
  const codes = CancellationReasons.map((reason) => reason.Code).join(', ');
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return json(400, 'TransactionCanceledException', { message, CancellationReasons });
}
