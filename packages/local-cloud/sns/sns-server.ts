import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { AwsJsonError } from '../http/aws-json-server.ts';
import { type LoopbackServer, listenOnLoopback } from '../http/loopback-server.ts';
import { plainHeaders } from '../http/plain-headers.ts';
import { readBody } from '../http/read-body.ts';
import { authorizeSigned } from '../iam/authorize-signed.ts';
import type { Iam } from '../iam/iam.ts';

/** A refusal in the shape that clients of the query protocol understand. */
export class SnsError extends Error {
  override readonly name = 'SnsError';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Publishes a message to a topic; returns its id. @throws SnsError */
export type Publish = (topicArn: string, message: string) => string;

/** SNS's own limit on a message, in bytes; the request carries it encoded. */
const messageLimit = 256 * 1024;
const bodyLimit = 4 * messageLimit;

/** Serves Publish of the query protocol on a loopback port. */
export function startSns(iam: Iam, publish: Publish): Promise<LoopbackServer> {
  return listenOnLoopback((request, response) => {
    void answer(request, response, { iam, publish });
  });
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  { iam, publish }: { readonly iam: Iam; readonly publish: Publish },
): Promise<void> {
  const requestId = randomUUID();
  const send = (status: number, body: string) =>
    response.writeHead(status, { 'content-type': 'text/xml', 'x-amzn-requestid': requestId }).end(body);
  try {
    const body = await readBody(message, bodyLimit);
    const input = new URLSearchParams(body.toString('utf8'));
    const { method = '', url = '' } = message;
    const request = { method, url, headers: plainHeaders(message), body };
    authorizeSigned(iam, 'sns', request, () => [
      { action: `sns:${input.get('Action')}`, resource: input.get('TopicArn') ?? '*', context: new Map() },
    ]);
    send(200, publishResponse(runPublish(input, publish), requestId));
  } catch (error) {
    const known = knownError(error);
    send(known.status, errorResponse(known, requestId));
  }
}

function knownError(error: unknown): SnsError {
  if (error instanceof SnsError) return error;
  if (error instanceof AwsJsonError) return new SnsError(403, 'AuthorizationError', error.message);
  return new SnsError(500, 'InternalError', String(error));
}

function runPublish(input: URLSearchParams, publish: Publish): string {
  const action = input.get('Action') ?? '';
  if (action !== 'Publish')
    throw new SnsError(501, 'InvalidAction', `The local SNS does not know ${action}.`);
  const topicArn = input.get('TopicArn');
  if (topicArn === null)
    throw new SnsError(501, 'InvalidParameter', 'The local SNS publishes to topics only.');
  const message = input.get('Message') ?? '';
  if (message === '') throw new SnsError(400, 'InvalidParameter', 'Invalid parameter: Empty message');
  if (Buffer.byteLength(message) > messageLimit)
    throw new SnsError(400, 'InvalidParameter', 'Invalid parameter: Message too long');
  return publish(topicArn, message);
}

const namespace = 'http://sns.amazonaws.com/doc/2010-03-31/';

function publishResponse(messageId: string, requestId: string): string {
  const result = `<PublishResult><MessageId>${messageId}</MessageId></PublishResult>`;
  const metadata = `<ResponseMetadata><RequestId>${requestId}</RequestId></ResponseMetadata>`;
  return `<PublishResponse xmlns="${namespace}">${result}${metadata}</PublishResponse>`;
}

function errorResponse({ status, code, message }: SnsError, requestId: string): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  const error = `<Error><Type>${type}</Type><Code>${code}</Code><Message>${message.replaceAll('<', '&lt;')}</Message></Error>`;
  return `<ErrorResponse xmlns="${namespace}">${error}<RequestId>${requestId}</RequestId></ErrorResponse>`;
}
